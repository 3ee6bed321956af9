/** Length of the fault tests: `npm run faults` sets FAULT_ROUNDS, because it has the time. */
const given = process.env.FAULT_ROUNDS

/** Number of kills. */
export const rounds = Number(given ?? 3)
/** Whether there is time to wait for timed events. */
export const isLong = given !== undefined
