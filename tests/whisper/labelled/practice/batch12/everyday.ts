/** The facts, as ordinary people ask for them. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'

export const everyday = labelled('paraphrase', {
  'm-kitchen-wall': [
    'Gran has one phone, it hangs on the kitchen wall and has a cord. Could she let people in with that?',
    says(/any phone|landline|desk phone|old/i),
  ],
  'm-keyring': [
    'Do I get a little clicker for my keyring, or what do I press to open it?',
    says(/(your|from the|from a|any|by|the) phone|remotely/i),
  ],
  'm-amazon-guy': [
    'the amazon guy is not going to download junk just to drop a parcel',
    says(/no app|without an app|nothing to install|scan|dial/i),
  ],
  'm-cheapest-in': ['cheapest way to get this going, ballpark', says(told.onceAtAll)],
  'm-minimum-years': [
    'is there some minimum number of years i have to stay with you people',
    says(told.noContract),
  ],
  'm-down-by-road': [
    'House has internet, but the gate is 300 yards off down by the road and there is none there',
    says(/cellular|no (phone line|internet)|none is needed|only power/i),
  ],
  'm-electrician': [
    'Should there be electricity at the post already when your people arrive?',
    says(
      /needs? (only )?power|power (at|has|must|should)|power and cellular|one thing that has to/i,
    ),
  ],
  'm-plumber-spain': [
    'Say we are on vacation and the plumber turns up. What then?',
    says(
      /remotely|wherever you are|from where you are|anywhere|far away|out of town|need not be home|your phone/i,
    ),
  ],
  'm-picture-of-sticker': [
    'Somebody snaps a picture of the sticker and comes back at 2am. Can he get in?',
    says(/call you|holds no key|opens nothing|verif/i),
  ],
  'm-outfit': ["Who's behind this outfit?", says(told.founder)],
  'm-dentist': [
    'I run a small dental practice and our front door is kept locked. Would this be for the likes of me?',
    says(/small business|doors?/i),
  ],
  'm-dog-walker': [
    'Dog walker, every day at 11. Has she got to ring me each and every time??',
    says(told.trusted),
  ],
  'm-school-run': [
    'mornings are chaos with the school run. would like the gate to just sit open 8 to 9 by itself',
    says(told.holds),
  ],
  'm-see-who': [
    'Can I see who is standing out there?',
    says(/integrat|camera[^.]*(extra|option|added)|(extra|option)[^.]*camera/i),
  ],
  'm-quote-next-week': [
    'If I sit on your quote for a couple of weeks, do the numbers go stale?',
    says(told.days30),
  ],
  'm-stop-texting': ['how do i get you lot to quit texting me', says(told.stop)],
  'm-something-up': [
    'What do I text when something is up with it? which number',
    says(told.supportText),
  ],
  'm-by-voice': [
    'I am blind and I would rather speak with support on the telephone than type',
    says(told.phone),
  ],
  'm-time-off': [
    'Must I take a whole day off work for the fitting?',
    says(/\b(4|four) hours|\b2(-| to |–)4 hours/i),
  ],
  'm-fitter-extra': ['is the fitter charged on top', says(told.included)],
  'm-old-boxes': [
    'Those gray call boxes you see at gated communities, how much does one set you back?',
    says(told.callBox),
  ],
  'm-takoma': ['you anywhere near Takoma Park', says(/Takoma|Maryland/i)],
  'm-navy-yard': ["I'm in Navy Yard. Covered?", says(/Navy Yard|Washington,? D\.?C/i)],
  'm-brother-texas': [
    'My brother down in Texas is jealous already, when does he get his turn',
    says(told.year2026),
  ],
  'm-wife-both': [
    'me and the wife would both want to manage the property account, does it do several users',
    says(told.announced),
  ],
  'm-three-houses': [
    'I own three rental houses. Can they all be run under one owner?',
    says(told.announced),
  ],
  'm-alexa': ['does it hook up with a smart home like alexa', says(told.announced)],
  'm-before-he-comes': [
    'Anything I should send over before the man comes to put it in?',
    says(told.photos),
  ],
  'm-hang-on-to': ['how long do you hang on to what I type in here', says(told.days365)],
  'm-real-people-read': ['do real people read along here', says(/\bread\b/i)],
  'm-wiped': [
    'I told you too much about my divorce. I want this talk wiped',
    says(/erase|delete/i),
  ],
  'm-daughter-11': ['My girl is 11, is she allowed on it?', says(told.under13)],
  'm-in-action': [
    'Could I watch it in action somewhere before I make up my mind',
    says(/video|demo|try it/i),
  ],
  'm-copycat': ['Is this your own invention, I mean protected and all?', says(told.patent)],
  'm-change-settings': [
    'where would i go to change how things are set up',
    says(told.controlCenter),
  ],
  'm-fit-gates': [
    'I fit gates for a living. Where is the technical stuff for guys like me?',
    says(/portal|dealer/i),
  ],
  'm-hangs-on-gate': [
    'What would people actually see hanging at my gate?',
    says(/\bsign\b|qr code/i),
  ],
  'm-breaks-six-months': [
    'Suppose it packs up after half a year. Am I still covered?',
    says(told.warranty),
  ],
  'm-ice-storms': [
    'Ice storms knock the lines down here every January. Then I am stuck behind my own gate?',
    says(told.battery),
  ],
  'm-spam-me': [
    'If I give you my number will I be getting ads from you forever',
    says(/when you asked|unless you say yes|asked for a quote|no advertising|\bSTOP\b/i),
  ],
})
