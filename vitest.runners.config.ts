import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './test/support/count-reporter.ts'],
    include: ['test/runners/**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 120_000,
    fileParallelism: false,
  },
});
