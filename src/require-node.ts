/** What the bundled HTTP client needs; package.json says the same in `engines`. */
const LEAST_MAJOR = 22;
const LEAST_MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST_MAJOR || (major === LEAST_MAJOR && minor < LEAST_MINOR)) {
  // An old Node fails at the first import with an error that nobody understands, so that this one has to come first.
  process.stderr.write(
    `upload-proof needs Node ${LEAST_MAJOR}.${LEAST_MINOR} or later, and this is ${process.version}. ` +
      'GitHub brings its own; under act, put a newer one first on PATH.\n',
  );
  process.exit(1);
}
