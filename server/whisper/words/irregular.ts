/** Irregular forms that stemming doesn't unite; each row is one word. */
const table = `
send: sent
sell: sold
hold: held
leave: left
lose: lost
buy: bought
pay: paid
break: broke, broken
steal: stole, stolen
see: saw, seen
hear: heard
write: wrote, written
speak: spoke, spoken
drive: drove, driven
forget: forgot, forgotten
come: came
ring: rang, rung
child: children
person: persons
`
export const regular: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => row.split(':'))
    .flatMap(([form = '', others = '']) =>
      others.split(',').map((it) => [it.trim(), form] as const),
    ),
)
