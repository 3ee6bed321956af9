/**
 * What the sources tell, in more of the wordings that a right reply may choose than told.ts has. For the
 * practice questions that were written from the sources alone, by somebody who had not read the answering.
 */
export const worded = {
  /** Whoever opens has heard the visitor first. */
  verified:
    /verif|opens? nothing|nothing opens|decid|check who|spoken with|made by a person|let you ask|lets the visitor ask/i,
  anyPhone: /any phone|landline|desk phone|old phone|old or new|old one with keys|ordinary phone/i,
  noApp:
    /no app|nothing to install|without (an|any) app|app is not needed|not an app|do(es)? not need an app/i,
  scanOrDial: /scan|dial|camera/i,
  away: /remotely|wherever|from where you are|anywhere|far away|out of town|need not be home/i,
  once: /(?<![\d,.])(799|340)(?!\d)/,
  noWire:
    /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular service/i,
  withoutPower:
    /without power|no power|only power|power at the (entry|gate)|one thing that has to be there/i,
  withoutCoverage: /(without|no) cellular coverage|power and coverage|cellular service/i,
  notYet:
    /announced|coming soon|not (available|part of the service) yet|not yet|nothing here can be ordered|cannot be ordered/i,
  erase: /erase|delet|remov/i,
  whenAsked: /when you asked|unless you say yes|asked for (a quote|support)/i,
  noTracking: /no advertising|no outside analytics|opt(ed)? out/i,
  asksUs: /ask us|contact us|dc metro|northern virginia|other area|bethesda/i,
  noDeal: /\$ ?(170|270|370|630)(?!\d)/,
} as const satisfies Record<string, RegExp>
