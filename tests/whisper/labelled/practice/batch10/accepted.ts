/** What several answers of this batch have in common, each accepted in whatever wording says it. */
export const accepted = {
  noApp:
    /\bno app\b|without (an|any) app|app is not needed|nothing to install|(not|n't) (need|have) (to )?(an app|install|download)/i,
  anyPhone: /any phone|each of them takes the call|landline or mobile|old phone/i,
  noWire:
    /only power|no phone line|no internet|none is needed|cellular service|buried cable|in place of a wire/i,
  fromAfar:
    /remotely|wherever|from where you are|anywhere|far away|out of town|need not be home|phone in your (hand|pocket)|from (the|your) phone/i,
  personDecides: /verif|check who|who it is|holds no key|opens nothing|is call you|only call you/i,
  trusted:
    /unique codes?|codes? of (their|her|his) own|\bby (a )?code|caller[- ]?id|trusted[- ]visitor/i,
  support: /202-555-014[34]|support@visitoraccess\.example/i,
  dialOrSupport: /\bdial|202-555-014[34]|support@visitoraccess\.example/i,
  warranty: /(1|one)[- ]year|warranty of (1|one) year/i,
  notYet: /announced|coming soon|not (available|part of the service)|not yet/i,
} as const satisfies Record<string, RegExp>
