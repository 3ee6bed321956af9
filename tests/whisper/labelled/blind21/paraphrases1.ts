/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i
const opensNothing =
  /opens? nothing|verif|owner|person|manager|lets the visitor ask|your word|holds no key/i
const anyPhone = /dial|any phone|old (phone|one)|whatever phone|each of them|landline|desk phone/i

export const paraphrases1 = labelled('paraphrase', {
  'h21-leading-pony': [
    'Both hands on a pony in the arena and a volunteer shows up out front. How does she get in?',
    says(fromWhereYouAre),
  ],
  'h21-clay-hands': [
    'My studio is in the back yard and I never hear anybody knock. Can I let folks in without going round front?',
    says(fromWhereYouAre),
  ],
  'h21-beach-week': [
    'We spend all of July in Rehoboth. Could I still let the lawn guy through?',
    says(fromWhereYouAre),
  ],
  'h21-hip-operation': [
    'Since my hip surgery I cannot run to let people in anymore.',
    says(fromWhereYouAre),
  ],
  'h21-birth-call': [
    'I am at a birth across town and my student midwife is locked out. Anything I could do from there?',
    says(fromWhereYouAre),
  ],
  'h21-download-hate': [
    'Our players hate filling their handsets with more junk. Is there anything to load first?',
    says(told.noApp),
  ],
  'h21-icon-home': [
    'will my regular buyers need some icon on their home screen to get to me?',
    says(told.noApp),
  ],
  'h21-flip-club': [
    'Half the car club carries those folding Motorolas. Are they left standing outside?',
    says(anyPhone),
  ],
  'h21-kitchen-wall': [
    'All I own hangs on the kitchen wall with a curly cord. Am I out of luck?',
    says(anyPhone),
  ],
  'h21-lens-broken': ['The kid who delivers has a smashed lens. What then?', says(/dial/i)],
  'h21-storm-dark': [
    'Every thunderstorm leaves our lane in the dark for hours. Are folks stuck outside then?',
    says(told.battery),
  ],
  'h21-generator': ['What keeps it alive when Dominion lets us down again?', says(told.battery)],
  'h21-flour-mondays': [
    'The flour truck comes at 4 a.m. each Monday and I would rather sleep. Could he let himself in?',
    says(told.trusted),
  ],
  'h21-nurse-often': [
    'The nurse is here four times daily. It seems silly to buzz her through on each occasion.',
    says(told.trusted),
  ],
  'h21-langar-sunday': [
    'Sundays from ten to two hundreds come for langar. We cannot answer hundreds of calls!',
    says(told.holds),
  ],
  'h21-saturday-play': [
    'Saturdays we would like the whole crowd to just drive in until noon.',
    says(told.holds),
  ],
  'h21-see-face': [
    'At my age I like to have a look at folks before I say yes to them.',
    says(told.camera),
  ],
  'h21-eyes-too': ['ears only or eyes as well?', says(told.camera)],
  'h21-trench': [
    'Would I need to dig a trench across my late husbands clover field for some wire?',
    says(told.noLine),
  ],
  'h21-comcast': ['Comcast never ran anything out to the quarry. Deal breaker?', says(told.noLine)],
  'h21-crooks-crack': [
    'How hard would it be for some hacker to break into it?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h21-printed-poster': [
    'What if a prankster snaps the square on the wall and tries it at home?',
    says(/holds no key|call you|opens? nothing|verif|spoken/i),
  ],
  'h21-walk-right-in': [
    'So some drunk freshman aims his cell at it and strolls straight into our dorm, no questions asked?',
    says(opensNothing),
  ],
  'h21-computer-picks': ['Does some machine judge who is let through?', says(opensNothing)],
})
