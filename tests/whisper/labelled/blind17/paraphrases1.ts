/** The entry and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h17-bee-suit': [
    'I am in my veil among the hives when somebody shows up at the road. Must I trudge all the way up there?',
    says(fromWhereYouAre),
  ],
  'h17-under-chassis': [
    'Lying beneath a Ford with a wrench, parts guy wants in. How could I manage that without getting up?',
    says(fromWhereYouAre),
  ],
  'h17-nap-time': [
    'One twin on each arm and the grocery fellow waits downstairs. How would I get him inside?',
    says(fromWhereYouAre),
  ],
  'h17-cruise': [
    'I still sail to Bermuda every June. Could I admit my housekeeper while docked over there?',
    says(fromWhereYouAre),
  ],
  'h17-aunties': [
    'The aunties in our congregation panic when told to load software. Do they need any?',
    says(told.noApp),
  ],
  'h17-cracked-lens': [
    'I drive flowers and my lens is smashed. Am I out of luck with those little squares?',
    says(told.dial),
  ],
  'h17-nokia': [
    'grandpa clings to his ancient Nokia w/ buttons. would it do',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h17-blackout-dough': [
    'When the juice fails in a storm, do our flour trucks stay shut out?',
    says(told.battery),
  ],
  'h17-mail-carrier': [
    'Same mailman for eleven years. Does he truly have to talk to me each morning?',
    says(told.trusted),
  ],
  'h17-trench': [
    'I dread digging up 600 feet of peach rows to lay wiring to the road. Would I have to?',
    says(told.noLine),
  ],
  'h17-crowd-saturday': [
    'Saturdays, hundreds come for cider between ten and four. I cannot greet each one. Ideas?',
    says(told.holds),
  ],
  'h17-eyes-on': [
    'I would feel better laying eyes on whoever is out there. Doable?',
    says(told.camera),
  ],
  'h17-eavesdrop': [
    'What stops a clever snoop from breaking into the signal?',
    says(/AES-256|RSA-4096|encrypt/i),
  ],
  'h17-anyone-barges': [
    'So any passerby aims his handset at it and strolls right into our prayer hall?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h17-buzzer-broke': [
    'The old buzzer panel in our duplex died for good. Could yours step into its shoes?',
    says(told.replaces),
  ],
  'h17-looks-like': [
    'What would be hanging out front for newcomers to look at, a panel, a screen, what?',
    says(/\bsign\b|qr code/i),
  ],
  'h17-handy-fitter': [
    'I bolt stair lifts to walls for a living. Am I to put yours up with my own two hands?',
    says(told.professional),
  ],
  'h17-day-off': [
    'Should I close the garage the entire day while your people are busy, or merely a morning?',
    says(told.hours),
  ],
  'h17-hollow': [
    'Down in our hollow nobody gets a single bar. Could it live there?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h17-no-outlet': [
    'The far meadow has not one socket nor a wire. Could we still have it there?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
  'h17-tweak': [
    'Once it is up, where does our curator go to fiddle with how it behaves?',
    says(told.controlCenter),
  ],
  'h17-homework': [
    'what should I send over so your folks know what they are dealing with at my place?',
    says(/photo|show us|tell us about your gate/i),
  ],
  'h17-same-idea': ['Might some rival legally copy your invention?', says(told.patent)],
})
