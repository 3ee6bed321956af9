/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h8-addon': [
    'does every customer get one or is it an add-on?',
    says(told.optional),
    'Do you offer a battery for power cuts?',
  ],
  'h8-vienna-also': [
    'Good. Vienna likewise?',
    says(/Vienna|Northern Virginia/),
    'Is Rockville in your territory?',
  ],
  'h8-winchester': [
    'hm ok and Winchester',
    admits('Winchester is not on the list.', { orSays: [/DC metro|Northern Virginia|ask us/i] }),
    'do you install in Annandale',
  ],
  'h8-after-twelve': [
    'And once those twelve months have run out, can I buy more?',
    says(told.lifetime),
    'Does a warranty come with it?',
  ],
  'h8-labor-within': [
    'does that figure already contain the labor',
    says(told.included),
    'How much is a professional installation?',
  ],
  'h8-phone-too': [
    'A phone number too, please. For a price I would sooner talk.',
    says(told.quotePhone),
    'What is your e-mail address?',
  ],
  'h8-from-spain': [
    'They fly in from Spain and will not want to put any program on their phones.',
    says(told.noApp),
    'How do the guests of my vacation rental get in?',
  ],
  'h8-one-more-camera': [
    'we have one already. what is an additional camera monthly',
    { says: [dollarsOf(6)], priced: { set: { 'add-camera': 1 }, monthly: 6 } },
    'Can cameras be part of it?',
  ],
  'h8-three-412': [
    'we would take three',
    { says: [dollarsOf(2220)], priced: { set: { 'x-412': 3 }, once: 2220 } },
    'How much does an X-412 go for?',
  ],
  'h8-wood-instead': [
    'Too fancy. And the wood post?',
    { says: [dollarsOf(100)], priced: { set: { 'wood-post': 1 }, once: 100 } },
    'What does a gooseneck cost?',
  ],
  'h8-with-two-doors': [
    'The lab and the staff entry come along as two additional doors, so how much then?',
    prices({ set: { 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
    'Could you tell me the monthly amount of the base subscription for a dental office?',
  ],
  'h8-hours-of-sign': [
    'And how many hours does putting that up take?',
    prices({ set: { 'vinyl-sign': 1 }, hours: 2 }),
    'What does a vinyl sign cost?',
  ],
  'h8-form-sooner': [
    'a year seems long. any chance to have mine removed sooner?',
    says(/sooner|delete|erase/i),
    'How long do you keep a quote form?',
  ],
  'h8-leave-out': [
    'So which things had I better leave out of it?',
    says(/do not write|passwords?|gate codes|card numbers/i),
    'Do your admins read along in this chat?',
  ],
  'h8-who-decides': [
    'who makes that decision then, some computer?',
    says(told.ownerDecides),
    'When my dog sitter scans the QR code, does that swing the gate open right away?',
  ],
  'h8-where-times': [
    'and in which place do I manage settings like that?',
    says(/control center|portal/i),
    'Can the gate of our nursery stay open at set times?',
  ],
  'h8-until-then': [
    'Until that happens, what region are you limited to?',
    says(/DC metro|Northern Virginia|Washington,? D\.?C|Maryland/i),
    'When do you expand to the whole country?',
  ],
  'h8-reach-how': [
    'then by what means does a visitor reach me?',
    says(/scan|dial|call|by phone|phone rings/i),
    'Do I need an app as the owner?',
  ],
  'h8-video-where': [
    'and on which page of the site did you put it?',
    says(told.video),
    'I would like to see a demonstration video before our co-op meets.',
  ],
  'h8-fifteen': [
    'And my boy, he is fifteen?',
    says(/guardian|consent|under 18/i),
    'Can a ten-year-old use the service?',
  ],
  'h8-talk-to-founder': [
    'Is that the person I would be speaking with about a quote?',
    says(/speaks with|owners who ask|Avery Hinge/i),
    'Who founded the company?',
  ],
  'h8-launch-month': [
    'which month does it launch',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'Can three teachers share one property, I mean multi-user management?',
  ],
  'h8-then-solar': [
    'Would my own solar setup be good enough for that?',
    admits('Solar is not in the sources.', { orSays: [told.power] }),
    'I have a gate in a field.',
    'Does the system need power there?',
  ],
  'h8-code-lapses': [
    'And does such a code lapse after a number of weeks?',
    admits('How long a trusted code lasts is not told.', { orSays: [told.invisibleKeys] }),
    'How do trusted visitors get in?',
  ],
  'h8-on-the-photos': [
    'What should be visible on them?',
    says(/gate or door|your gate|power at it|show us/i),
    'Do I have to submit photos before the installation?',
  ],
  'h8-clinic-nine-four': [
    'Could it just be left open from nine till four?',
    says(told.holds),
    'I run a clinic with a parking gate in Bethesda.',
    'Patients arrive all day long.',
  ],
  'h8-potomac-line': [
    'Should that worry us?',
    says(told.noLine),
    'We keep horses in Potomac.',
    'There is no phone line at our gate.',
  ],
  'h8-text-charges': [
    'am i charged for texting you',
    says(told.rates),
    'How do I get hold of support?',
  ],
  'h8-any-other-extra': [
    'Besides that one, which extras are there?',
    says(told.battery, told.holds, told.trusted),
    'Is camera integration optional?',
  ],
  'h8-and-yours': [
    'and what do you folks start at instead?',
    says(told.install799),
    'What does a traditional call box cost?',
  ],
})
