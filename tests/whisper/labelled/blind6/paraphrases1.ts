/** As people speak, in words that the sources hardly use: the service. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases1 = labelled('paraphrase', {
  'g-ninety': [
    'My father is ninety. All he can manage is to pick up when it rings. Is that enough?',
    says(
      /any phone|ordinary phone call|no device to learn|phone rings|whatever phone|takes the call|connected (to your phone|by phone)/i,
    ),
  ],
  'g-company-handset': [
    'The UPS man carries a work handset and may not put any programs on it.',
    says(/no app|nothing to install|without (an|any) app|app is not needed|dial|any phone/i),
  ],
  'g-boxes-on-curb': [
    "I'm downtown at my desk nine hours a day and boxes pile up on the curb because nobody is there to press the button.",
    says(told.fromAnywhere),
  ],
  'g-outlet': [
    'All we have by the posts is an ordinary electrical outlet. Nothing else was ever laid. Dealbreaker?',
    says(
      /no phone line|no internet line|only power|power at the (gate|entry)|in place of a wire|buried cable|none is needed/i,
    ),
  ],
  'g-dark': [
    'Last winter we sat in the dark for three days. What would become of your thing then?',
    says(told.battery),
  ],
  'g-open-house': [
    'Every Saturday I receive buyers from noon till three and I am sick of letting each of them through one by one',
    says(told.holds),
  ],
  'g-nanny': [
    'The nanny arrives at seven. She should not have to wake me every single morning.',
    says(told.trusted),
  ],
  'g-see-face': ["I'd want to see a face before I press anything", says(told.camera)],
  'g-eavesdrop': [
    'Is there a chance that some guy in a van taps the connection and lets himself in?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'g-school': [
    'Teenagers will snap the square thing with their phones and pass it round the whole school. Then what?',
    says(/holds no key|call you|opens nothing|only lets the visitor ask|verif/i),
  ],
  'g-programmer': ['Which of you writes the programs?', says(told.developer)],
  'g-clone': ['What keeps another company from building the very same product?', says(told.patent)],
  'g-utah': ['My brother out in Utah wants one as well. Any hope for him?', says(told.year2026)],
  'g-driveway-blocked': [
    'I have to be out by noon. How much of my morning will your crew take up?',
    says(told.hours),
  ],
  'g-send-first': [
    'Before anyone drives out to me, is there something I should send over?',
    says(told.photos),
  ],
  'g-wall-phone': [
    'No computer in this house, just a wall telephone from 1985. Could people at the fence still ring me on it?',
    says(/landline|any phone|old or new|old one|desk phone/i),
  ],
  'g-cracked-lens': [
    "The lens on my sister's cell is smashed. How is she supposed to get in?",
    says(told.dial),
  ],
  'g-fiddle': [
    'Once it is running, where would I go to fiddle with how it behaves?',
    says(told.controlCenter),
  ],
  'g-tide': [
    'We want one on the boat landing, the post is below the waterline half of the day.',
    says(told.underwater),
  ],
  'g-valley': [
    'Deep valley. My mobile shows nothing when I stand at the mailbox.',
    says(/cellular|coverage|booster/i),
  ],
  'g-speaker': [
    'So what do people see when they pull up, a metal thing with buttons and a speaker?',
    says(/\b(a|the|your|our) sign\b/i),
  ],
  'g-plumber-once': [
    'A plumber comes here once in his life. Must he sign up somewhere first?',
    says(/no app|nothing to install|without an app|scans?\b|dials?\b/i),
  ],
  'g-dead-panel': [
    'The old buzzer panel in our hall has died. Repair it, or would yours stand in for it?',
    says(told.replaces),
  ],
  'g-half-mile': [
    'Half a mile of gravel between my porch and the road and two bad knees.',
    says(
      /remotely|wherever you are|phone in your (hand|pocket)|nobody walks|anywhere|from the phone|your phone/i,
    ),
  ],
})
