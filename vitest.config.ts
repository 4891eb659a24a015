import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './test/support/count-reporter.ts'],
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/runners/**', 'test/soak/**'],
    testTimeout: 20_000,
    // Many tests wait for a process or a server more than they work.
    maxWorkers: 3,
  },
});
