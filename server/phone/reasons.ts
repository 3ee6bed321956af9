/** Why the provider did not take or deliver a text: its codes that admins meet most, in words. */
const reasons: Readonly<Record<number, string>> = {
  21211: 'the number does not exist',
  21408: 'our account may not text to this country',
  21610: 'the number said STOP',
  21614: 'the number cannot get texts',
  30003: 'the phone is off or out of reach',
  30004: 'the phone or its carrier blocks us',
  30005: 'the number is not in use',
  30006: 'it is a landline, or its carrier cannot be reached',
  30007: 'the carrier took it for spam',
  30008: 'the carrier did not say why',
  30034: 'our number is not registered for texts (A2P 10DLC)',
}

/** 'the number does not exist (21211)' */
export function reasonOf(code: string | number | undefined): string {
  if (code === undefined || code === '') return 'no reason given'
  const words = reasons[Number(code)]
  return words === undefined ? `error ${code}` : `${words} (${code})`
}
