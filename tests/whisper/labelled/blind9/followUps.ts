/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h9-f-each-month': [
    'And after that each month?',
    says(told.monthly47),
    'What do I pay up front for a professional to install it?',
  ],
  'h9-f-ashburn': [
    'how about Ashburn',
    says(/Ashburn|Northern Virginia/),
    'Hi, is Vienna inside your service area?',
  ],
  'h9-f-frederick': [
    'and Frederick?',
    admits('Frederick is not on the list.', { orSays: [/DC metro|ask us|Bethesda/i] }),
    'do you go out to Rockville',
  ],
  'h9-f-standard': [
    'Does it come standard?',
    says(told.optional),
    'Is there anything for when the electricity fails, a battery maybe?',
  ],
  'h9-f-choir': [
    'So the choir director would use a code or something?',
    says(told.trusted),
    'We have the same folks in every Wednesday. Do they call me each time?',
  ],
  'h9-f-and-me': ['and me?', says(told.noApp), 'Will delivery people have to get an app?'],
  'h9-f-site-or-program': [
    'is that a program I install or a web page',
    says(/web portal|portal/i),
    'Where do I change how it is set up?',
    'The Control Center, ok',
  ],
  'h9-f-4096': [
    'the 4096 one, what kind of encryption is that?',
    says(/pair of keys|public/i),
    'Which encryption do you have?',
  ],
  'h9-f-hours-billed': [
    'do i get charged for those hours separately',
    says(/included|part of what you are quoted/i),
    'how long is the installing going to last',
  ],
  'h9-f-year-short': [
    'A year is short for gear that lives outdoors. More possible?',
    says(told.lifetime),
    'Do you give a warranty?',
  ],
  // 3 x 200
  'h9-f-three-signs': [
    'Price for three?',
    { says: [dollarsOf(600)], priced: { set: { 'vinyl-sign': 3 }, once: 600 } },
    'Tell me about your vinyl sign.',
  ],
  // 1260
  'h9-f-432-price': [
    'dollars?',
    { says: [dollarsOf(1260)], priced: { set: { 'x-432': 1 }, once: 1260 } },
    'Does X-432 mean something like a top model?',
  ],
  // 12 x 12
  'h9-f-sim-whole-year': [
    'over a whole year then',
    { says: [dollarsOf(144)], priced: { set: { 'sim-card': 1 }, firstYear: 144 } },
    'Price of a SIM card?',
  ],
  // 340 + 100
  'h9-f-with-post': [
    'together with a wood post?',
    { says: [dollarsOf(440)], priced: { set: { 'wr-1r12': 1, 'wood-post': 1 }, once: 440 } },
    'How much for a WR-1R12?',
  ],
  'h9-f-carrier': [
    'will my carrier bill me for it',
    says(told.rates),
    'How do I send support a text?',
  ],
  'h9-f-make-stop': [
    'what do I send back so it quits',
    says(told.stop),
    'Since I asked for support my cell gets your text messages.',
  ],
  'h9-f-until': ['until when?', says(told.days365), 'Is our conversation stored?'],
  'h9-f-form-hold': [
    'For how long will that lie around with you?',
    says(told.days365),
    'I filled out the quote form last night.',
  ],
  'h9-f-founder-role': [
    'What is that person’s part in the company?',
    says(/speaks with|founder|started|ask for a quote/i),
    'I read the name Avery Hinge.',
  ],
  'h9-f-click': [
    'where do I find that button',
    says(/your data|panel/i),
    'May I download our conversation?',
  ],
  'h9-f-rings': [
    'ok and then what rings?',
    says(/your phone|phone rings|by phone|any phone|phone call|from the phone/i),
    'How does a visitor get in?',
    'so he scans the sign',
  ],
  'h9-f-without-electric': [
    'Same answer if there is no electricity?',
    says(/without power|no power|only power|power at the (entry|gate)|needs power/i),
    'Can you install where there is no cellular coverage?',
  ],
  'h9-f-one-costs': [
    'and what does getting one cost me',
    says(told.free),
    'How many days is a quote valid?',
  ],
  'h9-f-what-number': [
    'At what number?',
    says(told.quotePhone),
    'May we call about getting a quote?',
  ],
  'h9-f-rectory': [
    'what about the rectory, thats only a door',
    says(told.doors),
    'Our church has a driveway gate, would it work there?',
  ],
  'h9-f-district': [
    'which parts of the District?',
    says(/Georgetown|Capitol Hill|Dupont Circle/),
    'Do you serve Fairfax?',
    'Good. I also own a rowhouse in Washington DC.',
  ],
  'h9-f-app-month': [
    'In which month will it be out?',
    admits('No date is given for what is announced.', { orSays: [told.announced] }),
    'I heard of a native app.',
  ],
  'h9-f-megapixels': [
    'how many megapixels',
    admits('Nothing is told of the camera itself.'),
    'Can a camera be integrated?',
  ],
  'h9-f-background': [
    'Are they background checked?',
    admits('Checks of the installers are not told.'),
    'Is it professionals who do the installation?',
  ],
  'h9-f-hold-fee': [
    'whats the fee for that one',
    admits('Scheduled gate holds have no list price.', { orSays: [/quote/i] }),
    'Scheduled gate holds, do you have those?',
  ],
})
