/** Dealings that sound like the subject, and of which the sources say nothing. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const quoted = { orSays: [/202-555-014[24]|ask (us|for)|your (free )?quote says/i] }
const elsewhere = { orSays: [/DC metro|Maryland|Northern Virginia|2026|ask us/i] }

export const nearMissBusiness = labelled('near miss', {
  'h26-n-bend': [
    'Our curling club is in Bend, Oregon. Can you come out?',
    admits('Bend is not listed.', elsewhere),
  ],
  'h26-n-coeur': [
    'Retired couple on the lake at Coeur d’Alene, would your crews reach us?',
    admits('It is not listed.', elsewhere),
  ],
  'h26-n-sequim': [
    'Lavender farm near Sequim, am I in your territory?',
    admits('Sequim is not listed.', elsewhere),
  ],
  'h26-n-leesburg': [
    'A cousin keeps bees at Leesburg, Virginia. Is Leesburg on your list?',
    admits('Leesburg is not listed.', elsewhere),
  ],
  'h26-n-church-discount': [
    'Small Mennonite congregation, tight budget. Do churches get a discount?',
    admits('Such prices are not told.', quoted),
  ],
  'h26-n-senior': ['senior discount? i am 83', admits('Discounts are not told.', quoted)],
  'h26-n-installments': [
    'Could I split the installation into six payments?',
    admits('Installments are not told.', quoted),
  ],
  'h26-n-paypal': ['Is PayPal okay with you?', admits('Ways of paying are not told.')],
  'h26-n-deposit': [
    'Does the seamstress shop owe you a deposit when we order?',
    admits('Deposits are not told.', quoted),
  ],
  'h26-n-refund': [
    'Suppose the chess club finds it was a mistake after two weeks. Would you reimburse what we laid out for the hardware?',
    admits('Refunds are not told.', { orSays: [told.noContract] }),
  ],
  'h26-n-insured': [
    'Roofer here, I know the drill: are your installers bonded and insured?',
    admits('Insurance is not told.'),
  ],
  'h26-n-permit': [
    'Our town hall in Idaho is fussy. Would I have to pull a permit with them before your sign goes up on the fence?',
    admits('Permits are not told.'),
  ],
  'h26-n-lead-time': [
    'Boat-show season is around the corner. If I say yes this morning, what is the earliest date your crew has free?',
    admits('Waiting times are not told.', quoted),
  ],
  'h26-n-weekend': [
    'Would your installer come on a Sunday? Saturday is practice.',
    admits('Days of installing are not told.', { orSays: [told.always] }),
  ],
  'h26-n-reviews': [
    'What do your customers say, how many stars do you have?',
    admits('Reviews are not told.'),
  ],
  'h26-n-customers-count': [
    'Before I vouch for you at the co-op meeting: roughly what number of buildings have signed on with you by now?',
    admits('Numbers of customers are not told.'),
  ],
  'h26-n-office': [
    'I like to look folks in the eye. At which street address may an old mailman drop in on you?',
    admits('An office is not told.', { orSays: [/202-555-014[234]|support@|contact/i] }),
  ],
  'h26-n-jobs': [
    'I drove mail for 34 years and look for part-time work. Are you hiring?',
    admits('Jobs are not told.', { orSays: [/202-555-014[24]|support@|contact/i] }),
  ],
  'h26-n-dealer-terms': [
    'How many units must a dealer sell per year to stay a dealer?',
    admits('Terms for dealers are not told.', { orSays: [told.dealerPortal] }),
  ],
  'h26-n-transfer': [
    'I sell the house in May. Can the new people take over my subscription?',
    admits('Passing on a subscription is not told.', { orSays: [told.noContract] }),
  ],
  'h26-n-pause': [
    'Our rink melts in summer. Can we pause the monthly fee from May to September?',
    admits('Pauses are not told.', { orSays: [told.payAsYouUse, told.noContract] }),
  ],
  'h26-n-cancel-notice': [
    'Suppose our music school quits the service in June, how far ahead do you want to hear about it?',
    admits('Notice is not told.', { orSays: [told.noContract] }),
  ],
  'h26-n-versus-ring': [
    'My son stuck a Ring doorbell on my porch. Tell me honestly in what way yours beats it.',
    admits('Competitors are not told.', { orSays: [/no app|any phone|phone rings|by phone/i] }),
  ],
  'h26-n-butterfly': [
    'Another board member likes ButterflyMX. Which one is cheaper, they or you?',
    admits('Competitors are not told.', { orSays: [told.install799, told.monthly47] }),
  ],
  'h26-n-tax': [
    'Is there sales tax on top for somebody from Oregon?',
    admits('Taxes are not told.', quoted),
  ],
})
