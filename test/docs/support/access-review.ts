const ROWS = 300;
const FIRST_ODD = 39;
const ODD_EVERY = 22;

/**
 * The CSV that docs/csv.md infers a schema from: 300 rows, whose last login is a text in 12 of them, first on line 41; employees'
 * numbers begin with zeros, and nobody has a manager.
 */
export const accessReview = [
  'user,lastLogin,mfa,employee,manager',
  ...Array.from({ length: ROWS }, (_, row) => {
    const isOdd = row >= FIRST_ODD && (row - FIRST_ODD) % ODD_EVERY === 0;
    const day = String((row % 28) + 1).padStart(2, '0');
    return `user${row},${isOdd ? 'never' : `2026-10-${day}`},true,${String(row).padStart(6, '0')},`;
  }),
  '',
].join('\n');
