/** The entry and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h19-ward-shift': [
    'I am on shift till dawn and my sister turns up at two in the morning. Can I get her in without leaving my patients?',
    says(fromWhereYouAre),
  ],
  'h19-whelping': [
    'Elbow deep in puppies when folks pull up to pick one. How would I let them through from the kennel?',
    says(fromWhereYouAre),
  ],
  'h19-chairlift': [
    'Our president is usually up on a chairlift in Vermont. Would that stop him from letting the plow guy in?',
    says(fromWhereYouAre),
  ],
  'h19-parents-install': [
    'Moms at pickup hate fiddling with new software on their cells. Do they have to?',
    says(told.noApp),
  ],
  'h19-grandpa-flip': [
    'grandpa carries one of those folding things with buttons, could he still get hold of me?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h19-cracked-lens': [
    'My lens is smashed from a fall off a ladder. How would I let a client know I am outside her place?',
    says(told.dial),
  ],
  'h19-storm-out': [
    'Dominion leaves us in the dark every winter. Are my tenants then stuck outside?',
    says(told.battery),
  ],
  'h19-monks': [
    'Four monks live here and come and go all day. Must I pick up for each of them every single time?',
    says(told.trusted),
  ],
  'h19-wifi-plot': [
    'There is no Wi-Fi anywhere near our vegetable plots. Is that going to kill the idea?',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h19-snapshot': [
    'A kid snapped a picture of the little black and white square. Could he come in whenever he likes now?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h19-swing-wide': [
    'Saturdays we have a flea market on the lot. I would rather nobody had to ask to come in till noon.',
    says(told.holds),
  ],
  'h19-see-face': [
    'Living alone, I want to look at whoever it is first. Can that be arranged?',
    says(told.camera),
  ],
  'h19-eavesdrop': [
    'Could some clever crook tap into what goes back and forth?',
    says(/AES-256|RSA-4096|encrypt/i),
  ],
  'h19-buzzer-1974': [
    'We have a crackly buzzer panel from 1974. Would yours take over from that?',
    says(told.replaces),
  ],
  'h19-hang-on-fence': [
    'I paint lettering for a living, so I am curious: what would guests be looking at on my fence?',
    says(/\bsign\b|qr code/i),
  ],
  'h19-handy-husband': [
    'My husband is handy. Is he supposed to screw it on by himself?',
    says(told.professional),
  ],
  'h19-half-a-day': [
    'Would your guys be around all week, or is it more like half a day?',
    says(told.hours),
  ],
  'h19-dead-zone': [
    'Down in our hollow you cannot make a call to save your life. Any point in talking further?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h19-no-outlet': [
    'Nothing electric out by the old stone pillars. Is it still on?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
  'h19-tweak-things': [
    'From what spot would our secretary fiddle with the knobs of the whole affair?',
    says(told.controlCenter),
  ],
  'h19-send-pics': [
    'What do you need from us so the ball gets rolling toward having one put up?',
    says(/photo|show us|202-555-0142|tell us about|quote/i),
  ],
  'h19-kids-press': [
    'Suppose toddlers mess around with it on the way out. Might the latch let go all alone?',
    says(/opens? nothing|verif|owner|person|manager|lets the visitor ask|your word/i),
  ],
  'h19-dupont-flat': [
    "We sell old furniture in the nation's capital. Do your people ever come that way?",
    says(/Dupont Circle|Washington,? D\.?C|DC metro/i),
  ],
})
