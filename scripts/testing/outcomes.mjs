// @ts-check
/** Test results by file, so that a file's results can be replaced by those of its second try. */

/**
 * @typedef {object} Outcomes
 * @property {Record<string, OfFile>} files
 * @property {Failure[]} outside failures outside of tests
 */
/**
 * @typedef {object} OfFile
 * @property {number} passed
 * @property {number} skipped
 * @property {Failure[]} failures
 */
/** @typedef {{ name: string, message: string }} Failure */

/** @returns {Outcomes} */
export function noOutcomes() {
  return { files: {}, outside: [] }
}

/**
 * @param {Outcomes} outcomes
 * @param {string} file
 * @returns {OfFile} to be added to
 */
export function ofFile({ files }, file) {
  files[file] ??= { passed: 0, skipped: 0, failures: [] }
  return files[file]
}

/** @param {Outcomes} outcomes */
export function failuresOf({ files, outside }) {
  return [...Object.values(files).flatMap(({ failures }) => failures), ...outside]
}

/** @param {Outcomes} outcomes */
export function filesThatFailed({ files }) {
  return Object.keys(files).filter((file) => files[file]?.failures.length)
}
