/** In people's own words: paying, the work, the company, and what becomes of their words. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'

export const paraphrasesOfDealings = labelled('paraphrase', {
  'p9-spreadsheet': [
    'For the budget sheet of our association: the recurring figure, please.',
    says(told.monthly47),
  ],
  'p9-slow-months': [
    'We are nearly empty in winter. Would I be paying the same flat fortune anyway?',
    says(told.payAsYouUse),
  ],
  'p9-free-afternoon': [
    "I've got one afternoon off. Enough to get the whole thing up?",
    says(told.hours),
  ],
  'p9-nephew': [
    'my nephew could screw it together instead of your people, right?',
    says(told.professional),
  ],
  'p9-twelve-months-over': [
    'what happens once the first twelve months of cover are over',
    says(told.lifetime),
  ],
  'p9-origin': [
    'give me your origin story in a nutshell',
    says(/intercom|starts from the phone|on a sign/i),
  ],
  'p9-who-else-gets': [
    'Who besides yourselves gets their hands on my details?',
    says(/dealer|vendor|property manager|courts|companies that carry/i),
  ],
  'p9-moons': ['when does this talk of ours vanish from your computers', says(told.days365)],
  'p9-pin-by-mistake': [
    'oops I nearly typed my four digit PIN in here. bad idea?',
    says(told.doNotWrite),
  ],
  'p9-a-copy': ['Could I save what we said to my own computer?', says(told.download)],
  'p9-misspelled': [
    "You've got my name misspelled in your records and it annoys me",
    says(/put it right|tell us what is wrong|correct/i),
  ],
  'p9-network-address': [
    'do you hang on to which network I connect from when I talk with you',
    says(told.ipNotStored),
  ],
  'p9-never-said': [
    'I never said you people could message my cell',
    says(/unless you say yes|\bSTOP\b|opt out|when you asked/i),
  ],
  'p9-fifteen': ["I'm 15, can I sign us up on my own?", says(/guardian|under 18/i)],
  'p9-protect-idea': ['could a rival simply copy how you do it?', says(told.patent)],
  'p9-takoma': [
    'new in takoma park & need something at the front gate, u close by?',
    says(/Takoma Park|Maryland/),
  ],
  'p9-denver': ["I'm in Denver. When's it our turn?", says(/2026|nationwide|whole country/i)],
  'p9-three-am': ['3 a.m. and it goes wrong: anybody awake at your place?', says(told.always)],
  'p9-sit-on-offer': ['How long can I sit on your offer before it goes stale?', says(told.days30)],
  'p9-scrambling': [
    'A guy at work says you scramble things the way banks do. What are the names of it?',
    says(/aes-256/i, /rsa-4096/i),
  ],
  'p9-machine-too': [
    'Do I have to type, or can I speak with you, the robot, some other way?',
    says(/call, text or chat|by voice|by call|SMS/i),
  ],
  'p9-box-with-buttons': [
    'moneywise, why you and not one of those steel towers with buttons',
    says(/2,?000\b[\s\S]*4,?000\b/),
  ],
  'p9-who-handles-owners': [
    'Which of you actually deals with people like me who want a price?',
    says(/Avery Hinge|202-555-0142/),
  ],
  'p9-spreads-my-number': [
    'I texted you. Where does my cell number end up?',
    says(/kept with your conversation|goes with it/i),
  ],
})
