/** What the service is and does, as people with a gate or a door ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h15-what-is': [
    'My wife saw you mentioned in a newsletter for wineries. In a sentence, what is Visitor Access?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h15-pizza-sign': [
    'I deliver pizza. When I pull up to a house with your sign, what do I do?',
    says(told.scanOrDial),
  ],
  'h15-salon-clients': [
    'Would clients of my hair salon have to install an app to be buzzed in?',
    says(told.noApp),
  ],
  'h15-owner-app': [
    'As the owner, do I need an app on my own phone to answer the gate?',
    says(told.noApp),
  ],
  'h15-vets-desk-phone': [
    'Our veterans’ home has a desk phone at the nurses station. Can calls from the entrance be taken on it?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h15-without-scan': [
    'One of our parishioners has a phone without a camera. How does she ring us from the church door?',
    says(told.dial),
  ],
  'h15-storage-runs-on': [
    'What does the equipment at a storage yard gate run on?',
    says(told.power, told.cellular),
  ],
  'h15-brewery-internet': [
    'Is an internet line required at the brewery gate for this?',
    says(told.noLine),
  ],
  'h15-kinder-door': [
    'We have no gate, only the front door of a kindergarten. Does it work on doors?',
    says(told.doors),
  ],
  'h15-made-for': [
    'Before I bring this up at our volunteers meeting: what sort of customers did you make it for?',
    says(told.owners, told.residents),
  ],
  'h15-manage-where': [
    'Where does a landlord go to manage his settings, some web portal?',
    says(told.controlCenter),
  ],
  'h15-extras-all': [
    'List all of the optional extras for me, I am putting together a sheet for my partners.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h15-tasting-hold': [
    'Can our tasting room gate be scheduled to stay open on weekend afternoons?',
    says(told.holds),
  ],
  'h15-trusted-how': [
    'By what means would our organist and sexton enter as trusted visitors?',
    says(told.trusted),
  ],
  'h15-camera-optional': [
    'Does a camera come standard with the salon door or is that optional?',
    says(told.camera, told.optional),
  ],
  'h15-battery-sold': [
    'Can I add a battery backup to cover me when the power goes out?',
    says(told.battery),
  ],
  'h15-encryption-names': [
    'Locksmith here. Which encryption standards do you use?',
    says(told.aes, told.rsa),
  ],
  'h15-patented': ['Is what you sell patented?', says(told.patent)],
  'h15-3g': ['Which generation of cellular does the unit use?', says(told.threeG)],
  'h15-photo-of-code': [
    'If somebody takes a photo of the QR code at our nursery school, can he get in with it?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
  'h15-bowie': ['We bought our first house in Bowie. Do you cover it?', says(/Bowie|Maryland/)],
  'h15-tysons': [
    'I rent out a townhouse in Tysons, is it in your service area?',
    says(/Tysons|Northern Virginia/),
  ],
  'h15-dupont': [
    'My accounting office is on Dupont Circle. Do you work there?',
    says(/Dupont Circle|Washington,? D\.?C/i),
  ],
  'h15-md-towns': [
    'Could you tell me which places in Maryland you serve?',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h15-dc-hoods': [
    'I look after apartments all over the District. Name the neighborhoods where you work, please.',
    says(/Georgetown/, /Capitol Hill/, /Shaw/),
  ],
  'h15-steps': [
    'What are the steps of getting it installed?',
    says(told.photos, told.professional),
  ],
  'h15-install-length': [
    'I work nights as a nurse and sleep days. How long will the installation take?',
    says(told.hours),
  ],
  'h15-not-suited': [
    'For which places is the system not suited?',
    says(/without power|no power/i, /cell(ular)? (coverage|service|signal)/i, told.underwater),
  ],
  'h15-who-verifies': [
    'Who checks the identity of a visitor before the door opens?',
    says(told.ownerDecides),
  ],
})
