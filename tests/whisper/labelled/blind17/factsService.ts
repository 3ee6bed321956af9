/** What the service is and does, as people with a gate or a door of their own ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h17-orchard-pickers': [
    'Apple season is coming. When pickers get to our orchard gate, what do they do so that I hear from them?',
    says(told.scanOrDial),
  ],
  'h17-yoga-app': [
    'My yoga students are always late. Will they have to get an app for the studio door?',
    says(told.noApp),
  ],
  'h17-captain-rotary': [
    'Retired sea captain here. I own one landline and no cell. Can I take the calls on it?',
    says(/any phone|landline|desk phone|whatever phone|each of them/i),
  ],
  'h17-hives-power': [
    'Our bee yard gate: which utilities must be there for your system to run?',
    says(told.power),
  ],
  'h17-synagogue-door': [
    'The rabbi wants to know whether it can go on the synagogue entrance door or is it for gates alone',
    says(told.doors),
  ],
  'h17-garage-business': [
    'Two lifts, one mechanic, that is my whole shop. Is Visitor Access made for small businesses?',
    says(told.smallBusiness),
  ],
  'h17-tenant-fit': [
    'We are tenants in half a duplex, not owners. Is the service for residents also?',
    says(told.residents),
  ],
  'h17-cc-treasurer': [
    'Co-op treasurer. Through which website or portal would we manage the thing?',
    says(/control center|portal/i),
  ],
  'h17-before-open': [
    'Twins asleep upstairs, so safety matters: does a visitor get verified before the door opens?',
    says(/verif|talks? to|hears you|by voice|spoken|your word/i),
  ],
  'h17-extras-museum': [
    'For a small museum: please list the optional extras',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h17-hold-classes': [
    'Is there a scheduled hold so the gate stays open from 6 to 7 when my yoga classes arrive?',
    says(told.holds),
  ],
  'h17-battery-bakery': [
    'Is battery backup something you can get for a bakery entrance?',
    says(told.battery),
  ],
  'h17-camera-dogs': [
    'dog sitter asking. can a camera be integrated so I see whose pup is at the gate',
    says(told.camera),
  ],
  'h17-courier-code': [
    'Our flower courier comes daily. Can a trusted visitor like her have a unique code?',
    says(told.trusted),
  ],
  'h17-encryption-name': [
    'What encryption secures it? I am translating a security sheet and need the exact names.',
    says(told.aes, told.rsa),
  ],
  'h17-patented-film': [
    'For my student documentary: is the technology really patented?',
    says(told.patent),
  ],
  'h17-network-g': [
    'stair-lift fitter here, I know my electronics. Which generation of cellular does it use, 3G?',
    says(told.threeG),
  ],
  'h17-bowie': [
    'We keep bees just outside of town in Bowie. Do you serve Bowie?',
    says(/Bowie|Maryland/),
  ],
  'h17-mclean': [
    'Dog boarding place in McLean, does your area include us?',
    says(/McLean|Northern Virginia/),
  ],
  'h17-cleveland-park': [
    'The rabbi lives in Cleveland Park, in the District. Is that a neighborhood you serve?',
    says(/Cleveland Park|Washington,? D\.?C/i),
  ],
  'h17-falls-church': [
    'auto repair, falls church va. do u come out here',
    says(/Falls Church|Northern Virginia/i),
  ],
  'h17-md-list': [
    'My deliveries are all over Maryland. Which places there do you serve?',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h17-dc-list': [
    'Could I have the list of Washington DC neighborhoods with your service?',
    says(/Georgetown/, /Capitol Hill/, /Shaw/),
  ],
  'h17-steps-oven': [
    'We bake at night and decide by day. What are the steps of getting it installed?',
    says(told.photos, told.professional),
  ],
  'h17-pond': [
    'Beekeeper with a water garden: can the equipment be installed underwater?',
    says(/underwater|above the surface/i),
  ],
  'h17-sign-photo': [
    'If a stranger takes a photo of the QR code on our museum sign, can he open the door with it?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken/i),
  ],
})
