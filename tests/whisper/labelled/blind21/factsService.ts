/** What the service is and does, asked by plain people who have a gate or a door. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h21-what-is': [
    'Somebody at church mentioned Visitor Access. What is it, in a sentence or two?',
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open(s)? (the|it|a) (gate|door)/i,
    ),
  ],
  'h21-truck-order': [
    'I run a food truck and drop by lots of gated lots. When I see your sign, what do I do with it?',
    says(told.scanOrDial),
  ],
  'h21-riders-parents': [
    'Parents bring kids to our riding therapy center. Must each parent put an app on their phone?',
    says(told.noApp),
  ],
  'h21-owner-app': [
    'As owner of a roofing yard, must I put some app on before I can answer?',
    says(told.noApp),
  ],
  'h21-rotary-violin': [
    'There is only a landline in my violin workshop. Can I take the calls on it?',
    says(/any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h21-intercom-swap': [
    'Does Visitor Access take the place of the intercom at our student house?',
    says(told.replaces),
  ],
  'h21-kennel-door': [
    'Boarding kennel, no gate, just an entrance door. Does it work for doors?',
    says(told.doors),
  ],
  'h21-made-for': [
    'Who is this product meant for, only homeowners?',
    says(/property owners?|small business(es)?|residents?|managers?/i),
  ],
  'h21-pit-needs': ['What utilities do you require at the gate of a gravel pit?', says(told.power)],
  'h21-gurdwara-line': [
    'Our gurdwara wired electricity to its gate years ago, yet nobody ever laid a phone line. Must we?',
    says(told.noLine),
  ],
  'h21-network-3g': ['Which cellular generation is the equipment on?', says(told.threeG)],
  'h21-manage-where': [
    'From what place do I manage the thing once it is installed at the paintball park?',
    says(told.controlCenter),
  ],
  'h21-extras-list': [
    'We bake for forty grocery stores. Beyond the plain service, which optional extras could our warehouse gate have? All of them, please.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h21-holds-are': [
    'What are scheduled gate holds, and what do they do for a car club meet?',
    says(told.holds),
  ],
  'h21-battery-have': [
    'My hives sit where the power goes out weekly. Do you sell some battery along with it?',
    says(told.battery),
  ],
  'h21-camera-option': ['Could a camera be integrated at my studio door?', says(told.camera)],
  'h21-trusted-ways': [
    'In which two ways can trusted visitors enter our chess club?',
    says(/unique codes?|\bby (a )?code/i, /caller[ -]?id/i),
  ],
  'h21-encrypt': [
    'What encryption secures the calls of a midwife practice?',
    says(told.aes, told.rsa),
  ],
  'h21-photo-of-sign': [
    'A teenager took a photo of our kennel sign, code and all. What good does it do him?',
    says(told.harmlessPhoto),
  ],
  'h21-scan-opens': [
    'Does scanning by itself open the gate, or does it take the owner?',
    says(/opens nothing|owner|verif|lets the visitor ask|your word|manager/i),
  ],
  'h21-patented': [
    'A member who is an attorney asks whether what you do is patented.',
    says(told.patent),
  ],
  'h21-cannot-install': [
    'Before I get the club excited: tell me every kind of spot where your system is ruled out.',
    says(told.underwater, /(without|no) power/i, told.notWithoutCellular),
  ],
  'h21-coverage-none': [
    'There is zero cellular coverage down in our pit. Can it be installed there anyhow?',
    says(/(without|no) cellular coverage|needs power and coverage/i),
  ],
  'h21-three-steps': [
    'Which three steps are there to an installation?',
    says(told.photos, told.professional, told.startUsing),
  ],
  'h21-who-installs': [
    'I am a roofer and handy. Who does the installing though, me or a professional?',
    says(told.professional),
  ],
  'h21-how-long-job': [
    'Roughly how many hours will the installation at the condo lobby take?',
    says(told.hours),
  ],
  'h21-bowie': [
    'Retired from the post office, living in Bowie. Do you serve Bowie?',
    says(/Bowie|Maryland/),
  ],
  'h21-mclean': [
    'Condo front desk in McLean here, is that served?',
    says(/McLean|Northern Virginia/),
  ],
  'h21-capitol-hill': [
    'Nine students share our place on Capitol Hill. Are you serving that part?',
    says(/Capitol Hill|Washington,? D\.?C/i),
  ],
  'h21-maryland-list': [
    'Which Maryland towns are on your list?',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h21-dc-list': [
    'Name the Washington neighborhoods where you work.',
    says(/Georgetown/, /Shaw/, /Dupont Circle/),
  ],
})
