/** In people's own words: what one does with it, and what stands at the gate. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { worded } from '../worded'

export const paraphrasesOfUse = labelled('paraphrase', {
  'p9-make-an-account': [
    'do i gotta register or get some program just to drop off a sofa',
    says(/no app|nothing to install|without (an|any) app|scan|dial/i),
  ],
  'p9-some-creep': [
    "If it's some creep out there ringing me, who has the final say about him coming in?",
    says(worded.verified),
  ],
  'p9-nurse': [
    'The nurse comes three times a day for mom and every single time my phone goes off. I am going nuts.',
    says(told.trusted),
  ],
  'p9-yard-sale': [
    "saturday we have a yard sale, I don't want the thing shutting on folks between 9 and 1",
    says(told.holds),
  ],
  'p9-utility': ['our electric company cuts us off every other week, it seems', says(told.battery)],
  'p9-no-jack': ['theres no jack anywhere near the road', says(worded.noWire)],
  'p9-backhoe': [
    'Last time it took a backhoe and 200 feet of trench to hook up the entry box. Same circus with you?',
    says(worded.noWire),
  ],
  'p9-seniors': [
    'half of our members are in their eighties and only have the kind with big buttons',
    says(/any phone|dial|old phone|old one with keys|old or new|ordinary phone/i),
  ],
  'p9-digits': ['and the ones who never get along with those square barcodes?', says(told.dial)],
  'p9-whitelist': ['can I sort of whitelist the babysitter so it knows her', says(told.trusted)],
  'p9-copied': [
    'is that square basically a key? if a burglar copies it am I toast',
    says(told.harmlessPhoto),
  ],
  'p9-whiz': [
    'What keeps some computer whiz from taking over my gate from his basement?',
    says(/aes-256|rsa-4096|encrypt|verif/i),
  ],
  'p9-k-street': [
    'lobby on K street, no fence no driveway. useless for us then?',
    says(told.doors),
  ],
  'p9-eyes-on': ['I want eyes on whoever is dropping parcels', says(told.camera)],
  'p9-what-it-eats': ['what does the thing eat? AA cells or the mains or what', says(told.power)],
  'p9-upstairs': [
    'My office is three floors up. Must I run down every time the bell goes?',
    says(/remotely|wherever|anywhere|upstairs|your phone|phone in your/i),
  ],
  'p9-brand-of-mobile': [
    'Does it care if I have a Samsung or a ten year old Nokia?',
    says(worded.anyPhone),
  ],
  'p9-log-into': ['is there someplace on the web I go to run all this', says(told.controlCenter)],
  'p9-since-1994': [
    "what's so different from the squawk box that's been screwed to our pillar since 1994",
    says(
      /replaces|takes its part|call box|connected to you by phone|starts from the phone|joins a gate/i,
    ),
  ],
  'p9-dead-at-entrance': [
    'Reception inside is great but down at the entrance I get nothing at all. Problem?',
    says(worded.withoutCoverage),
  ],
  'p9-pool': ['lol put one at the bottom of my swimming pool', says(told.underwater)],
  'p9-scan-equals-open': [
    'Wait, so pointing a lens at it does not unlock anything by itself?',
    says(worded.verified),
  ],
  'p9-kitchen-phone-ring': [
    'What rings then? A gadget you bolt on my kitchen wall?',
    says(/your phone|any phone|phone in your|connected to you/i),
  ],
  'p9-abroad': [
    'Six months a year I live in Portugal. Gardener still needs in.',
    says(
      /remotely|wherever|anywhere|from where you are|far away|out of town|need not be home|unique code|caller[ -]?id/i,
    ),
  ],
})
