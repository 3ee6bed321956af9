/** Plain questions on the service, where it is, and how it gets to the gate. */
import { type Expected, labelled, says } from '../labelled'
import { told } from '../told'

/** The place is named, and it is not said to be outside. */
const serves = (place: RegExp): Expected => ({
  says: [place],
  never: [/(not|n't) (serve|cover|include|sure|know (if|whether))|outside (of )?our area/i],
})

export const factsService = labelled('fact', {
  'd-pulls-up': [
    'Walk me through it, what happens from the moment a guest pulls up until the gate swings open?',
    says(told.scanOrDial, /opens?|verif/i),
  ],
  'd-guest-download': ['do my guests have to download something', says(told.noApp)],
  'd-kitchen-landline': [
    'Can I pick up on the landline in my kitchen when someone is at the gate?',
    says(/landline|any phone|desk phone|each of them takes the call/i),
  ],
  'd-office-front': [
    'is this only for driveways or could we put it on the entrance door of our office',
    says(told.doors),
  ],
  'd-control-center': ['what is this Control Center I keep seeing', says(told.portal)],
  'd-patented': ['Do you hold a patent on it?', says(told.patent)],
  'd-which-encryption': ['Which encryption do you use exactly', says(told.aes, told.rsa)],
  'd-operate': ['Where do you guys operate', says(/DC metro|Northern Virginia/i)],
  'd-mclean': ['Hi, we live in McLean. Are we inside your territory?', serves(/McLean/)],
  'd-navy-yard': ['condo building close to Navy Yard, do you come there', serves(/Navy Yard/)],
  'd-college-park': ['College Park MD ok?', serves(/College Park/)],
  'd-sunday-night': [
    'Can I reach you on a Sunday night too?',
    says(/24\/7|any hour|at all hours/i),
  ],
  'd-mail-address': ['whats ur email address', says(told.email)],
  'd-number-to-text': ['Number for texting support pls', says(told.supportText)],
  'd-number-to-call': [
    'what number do I ring if I want a price for my gate',
    says(told.quotePhone),
  ],
  'd-generation': ['Does it use 3G or something else for the cell part?', says(told.threeG)],
  'd-camera-too': [
    'We would like a camera along with it. Do you offer that?',
    says(told.camera, told.optional),
  ],
  'd-office-hours': [
    'can the gate stay open by itself during our office hours, say 8 to 5',
    says(told.holds),
  ],
  'd-outage': ['What if there is a power outage?', says(told.battery)],
  'd-nanny': ['Our nanny comes every day. Can she get in without ringing me?', says(told.trusted)],
  'd-under-water': ['would it work installed under water at a marina', says(told.underwater)],
  'd-order-of-things': ['what are the steps from ordering to using it', says(told.photos)],
  'd-hours-needed': ['How many hours does your installer need', says(told.hours)],
  'd-who-started': ['who is the founder of this company', says(told.founder)],
  'd-demo-video': [
    'is there some demo video I can watch first',
    says(/video (is )?on the home page|home page[^.]*video|demonstration/i),
  ],
  'd-installer-docs': [
    "I'm an installer, where do I find your technical resources?",
    says(told.dealerPortal),
  ],
  'd-photo-of-code': [
    'If somebody takes a photo of the QR code can they let themselves in later?',
    says(told.harmlessPhoto),
  ],
  'd-unlike-intercom': [
    'my neighbor has an old intercom and wonders what you do differently',
    says(/replaces|phone in your pocket|connected to you by phone|by phone|your phone/i),
  ],
  'd-scratched': ['The code on the sign is scratched and wont scan, now what?', says(told.dial)],
  'd-wifi-there': ['do i need wifi out at the gate', says(/cellular|no internet|no phone line/i)],
  'd-mount-myself': ['Could I just mount it myself to save money', says(told.professional)],
  'd-see-at-entry': [
    'What will actually be standing at my entry, a box or what',
    says(/\bsign\b/i),
  ],
})
