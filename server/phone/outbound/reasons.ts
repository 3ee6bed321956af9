/** Why the provider didn't take or deliver a text: its most frequent codes, in words. */
const reasons: Readonly<Record<number, string>> = {
  21211: 'the number does not exist',
  21408: 'our account can’t text this country',
  21610: 'the number sent STOP',
  21614: 'the number can’t receive texts',
  30003: 'the phone is off or out of reach',
  30004: 'the phone or its carrier blocks us',
  30005: 'the number is not in use',
  30006: 'it’s a landline, or its carrier can’t be reached',
  30007: 'the carrier flagged it as spam',
  30008: 'the carrier didn’t say why',
  30034: 'our number is not registered for texts (A2P 10DLC)',
}

/** 'the number does not exist (21211)' */
export function reasonOf(code: string | number | undefined): string {
  if (code === undefined || code === '') return 'no reason given'
  const words = reasons[Number(code)]
  return words === undefined ? `error ${code}` : `${words} (${code})`
}
