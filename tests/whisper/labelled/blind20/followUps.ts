/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h20-f-also-doors': [
    'Just gates, or the chapel door as well?',
    says(told.doors),
    'We look after a Korean church. What do you put on a gate?',
  ],
  'h20-f-mclean': [
    'thanks. how about McLean?',
    says(/McLean|Northern Virginia/),
    'Do you come to Chevy Chase for a bridge club?',
  ],
  'h20-f-leesburg': [
    'Leesburg too?',
    admits('Leesburg is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
    'Is Ashburn served?',
  ],
  'h20-f-longer': [
    'Is anything longer on offer?',
    says(told.lifetime),
    'How many years is the warranty on it?',
  ],
  'h20-f-then-monthly': [
    'And after that, by the month?',
    says(told.monthly47),
    'What does a professional installation at a cheese shop start at?',
  ],
  'h20-f-basic': [
    'Too steep for a few bridge tables. And a basic one?',
    says(told.basic340),
    'How much is professional installation?',
  ],
  'h20-f-mail': [
    'I would rather write than text. Address?',
    says(told.email),
    'How do I text your support?',
  ],
  'h20-f-quote-number': [
    'Lovely. Whom shall I phone for mine?',
    says(told.quotePhone),
    'Does the quote cost anything?',
  ],
  'h20-f-how-long-good': [
    'and it stays good until when',
    says(told.days30),
    'I would like a written quote for our boathouse.',
  ],
  'h20-f-old-phone': [
    'My aunt has only a desk phone. Fine for that?',
    says(/any phone|whatever phone|each of them|old (phone|one)|landline|desk phone|dial/i),
    'When somebody scans, does the call come to the owner?',
  ],
  'h20-f-camera-no-read': [
    'What if the picture will not scan in the dark?',
    says(told.dial),
    'How does a visitor use the QR code?',
  ],
  'h20-f-internet': [
    'And internet?',
    says(told.noLine),
    'Do you need a telephone line at the gate of a drive-in?',
  ],
  'h20-f-standard': [
    'does that come standard',
    says(told.optional),
    'Can trusted visitors get in by caller ID?',
  ],
  'h20-f-outage': [
    'Can I get something against that?',
    says(told.battery),
    'I run a goat farm near Potomac.',
    'The power goes out every winter.',
  ],
  'h20-f-museum-hours': [
    'Could the gate simply remain open then?',
    says(told.holds),
    'Our lighthouse museum has visitors from ten to four.',
  ],
  'h20-f-where-set': [
    'Where do I set those hours?',
    says(/control center|portal/i),
    'Do you have scheduled gate holds?',
  ],
  'h20-f-who-comes': [
    'And who does the work on the day?',
    says(told.professional),
    'How long does an installation take?',
  ],
  'h20-f-photo-first': [
    'What must I send you before that?',
    says(told.photos),
    'I want to have it installed at my townhouse.',
  ],
  'h20-f-two-sign': [
    'We need two of them. Sum?',
    prices({ set: { 'vinyl-sign': 2 }, once: 400 }),
    'What is the price of a vinyl sign?',
  ],
  'h20-f-432': [
    'and the X-432',
    { says: [dollarsOf(1260)], priced: { set: { 'x-432': 1 }, once: 1260 } },
    'What does the X-401 controller cost?',
  ],
  'h20-f-sim-add': [
    'Put one SIM card on top for the boathouse. What is it each month with both?',
    prices({ set: { 'base-sub': 1, 'sim-card': 1 }, monthly: 42 }),
    'How much is one base subscription a month?',
  ],
  'h20-f-hours-booster': [
    'How many hours is it to put one in?',
    prices({ set: { 'cell-booster': 1 }, hours: 6 }),
    'What would a cell booster cost?',
  ],
  'h20-f-date': [
    'On which date will it come out?',
    admits('No date is told for what is announced.', { orSays: [told.announced] }),
    'Do you have a native app?',
  ],
  'h20-f-how-many-codes': [
    'How many people can I put on that list?',
    admits('A largest number is not told.', { orSays: [told.trusted] }),
    'Do you offer trusted-visitor access for my piano students?',
  ],
  'h20-f-camera-brand': [
    'Which brand of camera is it?',
    admits('Brands are not told.', { orSays: [told.camera] }),
    'Could you integrate a camera at our boathouse?',
  ],
  'h20-f-admin-say-no': [
    'What if they say no?',
    says(/reason/i),
    'Does erasing a conversation need the approval of an admin?',
  ],
  'h20-f-remember-cookie': [
    'For how many days does that one stay?',
    says(told.days365),
    'What is the cookie named visitor for?',
  ],
  'h20-f-open-itself': [
    'So who opens then?',
    says(told.ownerDecides),
    'Does scanning alone open the gate?',
  ],
  'h20-f-versus-box': [
    'and the usual call box would be?',
    says(told.callBox),
    'What do you charge for professional installation?',
  ],
  'h20-f-twelve': [
    'My foster son is 12, so no?',
    says(told.under13),
    'Is the service intended for children?',
  ],
})
