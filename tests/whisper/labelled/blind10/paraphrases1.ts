/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h10-recital': [
    "I'm at my daughter's recital in Baltimore and the plumber just pulled up at our house. Could I have let him in?",
    says(fromWhereYouAre),
  ],
  'h10-recliner': [
    'Mother is 91 and stuck in her recliner. How does she let the caregiver through without getting up?',
    says(fromWhereYouAre),
  ],
  'h10-two-jobs': [
    'I work two jobs, never there before ten. Deliveries go back to the depot. You fix this?',
    says(fromWhereYouAre),
  ],
  'h10-soda-truck': [
    'One clerk at the till, soda truck out back. How would she learn that he is there?',
    says(/phone rings|your phone|by phone|\bcalls?\b|connected|scan|dial/i),
  ],
  'h10-ups-signup': [
    'UPS guy. Gotta sign up for anything at one of these places or what?',
    says(/no app|nothing to install|without (an|any) app|scan|dial/i),
  ],
  'h10-old-nokia': [
    'Mine is a Nokia with buttons, the internet does not exist on it. Am I stuck out front?',
    says(/dial|any phone|old (phone|one)|each of them/i),
  ],
  'h10-grandpa-iphone': [
    'Grandpa in 4C swears he will never own an iPhone. Does that sink it for him?',
    says(/any phone|landline|desk phone|old (phone|one)|whatever phone|each of them|dial/i),
  ],
  'h10-dominion-dark': [
    'Every ice storm Dominion leaves our road in the dark till noon. Anything to keep your gadget alive?',
    says(told.battery),
  ],
  'h10-groom-dawn': [
    'The same groom feeds the ponies at dawn. I would love to stay asleep through that.',
    says(told.trusted),
  ],
  'h10-night-nurse': [
    'Night nurse arrives at 11 sharp, patient is out cold by then. Can she simply come in?',
    says(told.trusted),
  ],
  'h10-market-saturday': [
    'Saturdays we run a farmers market, people stream in nine to one. I am not picking up three hundred times!',
    says(told.holds),
  ],
  'h10-no-wifi-road': [
    'no wifi down by the road, does this kill it',
    says(/no phone line|no internet|none is needed|only power|cellular|buried cable/i),
  ],
  'h10-fired-employee': [
    'I fired a girl, and she kept a picture of that square thing. Should I lose sleep?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h10-faces': [
    'A voice tells me nothing, I go by faces. What do you have for somebody like me?',
    says(told.camera),
  ],
  'h10-eavesdrop': [
    'Could somebody in a van eavesdrop and mess with the signal?',
    says(/AES-256|RSA-4096|encrypt/i),
  ],
  'h10-buzzer-panel': [
    'There is an ancient buzzer panel in our vestibule with forty little name tags. Would yours take over?',
    says(told.replaces),
  ],
  'h10-no-juice': [
    'Zero juice where my lane meets the county road. Deal killer?',
    says(told.power),
  ],
  'h10-zero-bars': [
    'Verizon and the others show not a single bar by our mailbox, would it function',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h10-handy-husband': [
    'Hubby is handy, got a ladder. All right if he hangs the thing himself?',
    says(told.professional),
  ],
  'h10-dentist-at-3': [
    'Your guy shows up at nine. Do I make it to my dentist at three?',
    says(told.hours),
  ],
  'h10-laptop-tweak': [
    'On my laptop, where would I tweak how the thing behaves?',
    says(/control center|portal/i),
  ],
  'h10-what-hangs': [
    'So what is it that hangs out there for folks to look at?',
    says(/\bsign\b|qr code/i),
  ],
  'h10-get-together': [
    'Anything I ought to get together before your man drives out?',
    says(/photo|power|show us/i),
  ],
})
