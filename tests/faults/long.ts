/** How long the fault tests take: FAULT_ROUNDS is set by `npm run faults`, which has the time. */
const given = process.env.FAULT_ROUNDS

/** How often the server is killed. */
export const rounds = Number(given ?? 3)
/** Whether there is time to wait for what happens by the clock. */
export const isLong = given !== undefined
