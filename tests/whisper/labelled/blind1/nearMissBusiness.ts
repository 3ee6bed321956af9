/** Sounds like the field, and the sources do not say it: places, money, the firm and its service. */
import { admits, labelled } from '../labelled'

const silent = (why: string) => admits(why, { never: [/^\W*yes\b/i] })
/** Where the service is, and that one may ask, is right too. */
const elsewhere = admits('The place is not on the list.', {
  orSays: [/DC metro|announced|2026|ask us/i],
  never: [/^\W*yes\b/i],
})
const noPayment = silent('Ways and terms of payment are not told.')

export const nearMissBusiness = labelled('near miss', {
  'b-baltimore': [
    'I own a row house by the harbor in Baltimore and want one for the alley door. Will you?',
    elsewhere,
  ],
  'b-loudoun-leesburg': ['our warehouse is in Leesburg, would you come out?', elsewhere],
  'b-financing': ['Can we finance it over 24 months?', noPayment],
  'b-zelle': ['Could I pay you by Zelle or check?', noPayment],
  'b-senior-discount': [
    'Is there a discount for seniors or veterans?',
    silent('No discount is told.'),
  ],
  'b-volume': [
    'We would take sixty gates. What volume discount do you give?',
    admits('No discount is told.', { never: [/\d+ ?(%|percent)/i] }),
  ],
  'b-late-fee': [
    'Our bookkeeper is slow. What do you charge on an invoice that sits for 45 days?',
    admits('Late fees are not told.', { never: [/late fee (is|of)/i] }),
  ],
  'b-money-back': ['Is there a 60 day money back guarantee?', silent('Refunds are not told.')],
  'b-trial': ['Could we try it for a month without paying?', silent('No trial is told.')],
  'b-minutes': [
    'How many call minutes are covered by the monthly fee?',
    admits('Minutes are not told.'),
  ],
  'b-next-appointment': [
    'What is your next free slot for an installation?',
    admits('No dates are told.', { never: [/24\/7[^.]*install|install[^.]*24\/7/i] }),
  ],
  'b-permit': [
    'Does the county want a permit for this, and do you file it?',
    silent('Permits are not told.'),
  ],
  'b-haul-away': [
    'Will the installer tear out the old call box and haul it away?',
    silent('Removal of old equipment is not told.'),
  ],
  'b-move-house': [
    'If we sell the house next year, can we take the equipment along to the new one?',
    silent('Moving the equipment is not told.'),
  ],
  'b-vandals': [
    'Teenagers smashed our last panel. Does your warranty pay for vandalism?',
    silent('What the warranty covers is not told.'),
  ],
  'b-liability': [
    'Underwriter speaking: what is the limit of your general liability policy?',
    admits('Insurance is not told.'),
  ],
  'b-year-founded': [
    'Since when have you been in business?',
    admits('The year is not told.', { never: [/founded in (19|20)\d\d/i] }),
  ],
  'b-patent-number': [
    'I would like to look up the patent at the patent office. Under which number do I find it?',
    admits('No patent number is told.'),
  ],
  'b-references': [
    'Name three communities near me that have it already, as a reference.',
    admits('No customers are named.'),
  ],
  'b-job': ['I am a certified gate tech, may I send my resume?', silent('Jobs are not told.')],
  'b-become-dealer': [
    'What margin would I earn if I became a dealer?',
    admits('Terms for dealers are not told.', { never: [/\d+ ?(%|percent)/i] }),
  ],
  'b-uptime': [
    'What uptime do you guarantee, 99.9 percent?',
    admits('No uptime is told.', { never: [/(guarantee|promise)[^.]*99/i] }),
  ],
  'b-server-country': [
    'In which country are your servers?',
    admits('Where the servers stand is not told.'),
  ],
  'b-butterfly': [
    'I have the ButterflyMX brochure in front of me. Tell me point by point where you beat theirs.',
    admits('Other makers are not compared.', { orSays: [/call box|no app|any phone|intercom/i] }),
  ],
  'b-elevator': [
    'Can it send the elevator to the right floor too?',
    silent('Elevators are not told.'),
  ],
  'b-logo-color': [
    'Can the sign carry our crest and be painted dark green?',
    silent('How a sign can look is not told.'),
  ],
  'b-forgot-login': [
    'I forgot my Control Center password, where is the reset link?',
    admits('Resetting a password is not told.', { orSays: [/202-555-014[234]|support@/] }),
  ],
})
