/** The gate and the visitor, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const paraphrases1 = labelled('paraphrase', {
  'h9-curly-cord': [
    'Grandma just has the thing on her kitchen wall with a curly cord. Could she buzz the home aide through on that?',
    says(
      /any phone|desk phone|landline|old (one|phone)|whatever phone|ordinary phone call|each of them/i,
    ),
  ],
  'h9-trucker-yard': [
    'I haul freight. Ten at night, fenced yard, empty booth. How would I get anybody to let me by?',
    says(told.scanOrDial),
  ],
  'h9-snowbirds': [
    'We winter in Sarasota. Who lets the furnace guy past the fence when we are gone?',
    says(told.fromAnywhere),
  ],
  'h9-bad-knee': [
    'bad knee, long gravel lane, done limping out every time a delivery comes',
    says(/your phone|from the phone|phone in your|remotely|nobody walks|anywhere|wherever/i),
  ],
  'h9-pepco': [
    'Pepco dropped our street for nine hours in the derecho. Everybody locked out with yours?',
    says(told.battery),
  ],
  'h9-mowers': [
    'Same mowing guys each week, same piano teacher. Must I really answer for every one of them?',
    says(told.trusted),
  ],
  'h9-comcast': [
    'Comcast wants $6,000 to extend to the end of our lane. Are we forced to do that?',
    says(told.noLine),
  ],
  'h9-posted-online': [
    'Some teen posts that black and white square of ours on Snapchat. Now what could happen?',
    says(/holds no key|call you|opens nothing|verif/i),
  ],
  'h9-crack-it': [
    'might a smart kid with a laptop crack it',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h9-drop-off': [
    'Preschool drop-off, 7:30 until 9: the boom ought to remain up with no staff involved.',
    says(told.holds),
  ],
  'h9-eyeball': ['i want to eyeball whoever is standing down there', says(told.camera)],
  'h9-tv-remote': [
    'My husband is 79 and fights with the TV remote. How steep is the learning curve?',
    says(
      /no device|no app|any phone|ordinary phone call|phone rings|nothing to install|whatever phone|desk phone/i,
    ),
  ],
  'h9-no-outlet': [
    'Back pasture entrance, nearest electrical outlet is a mile off. Worth talking?',
    says(
      /without power|no power|only power|power at the (entry|gate)|runs? on power|needs power|power and c/i,
    ),
  ],
  'h9-ridge': [
    'We sit behind a ridge, Verizon and T-Mobile both show nothing there. Forget it?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h9-flood-spot': [
    'The low spot where the box would sit floods waist deep each spring and stays submerged a week. Fine?',
    says(/underwater|above the surface/i),
  ],
  'h9-lobby-squawk': [
    'The squawky wall unit in our lobby died in 2011. Could yours step in for it?',
    says(told.replaces),
  ],
  'h9-electrician': [
    'Do I go find an electrician on my own or will you send somebody?',
    says(told.professional),
  ],
  'h9-morning-off': [
    'Boss gives me Friday until lunch, not a minute more. Will your crew be finished?',
    says(told.hours),
  ],
  'h9-roll-truck': [
    'Before you roll a van out here, what should I send over?',
    says(/photos?|show us/i),
  ],
  'h9-adjust': [
    'As bookkeeper I will be the one adjusting stuff. Where does that happen?',
    says(/control center|web portal/i),
  ],
  'h9-one-time-driver': [
    'What hassle is it for an Amazon fellow whom we will never see again?',
    says(/scan|dial|no app|nothing to install/i),
  ],
  'h9-optician': [
    'Optician, four employees, one back lot. Are we too puny for you folks?',
    says(told.smallBusiness),
  ],
  'h9-algorithm': [
    'Is it some algorithm that judges who comes through, or a human being?',
    says(told.ownerDecides),
  ],
  'h9-whats-different': [
    'Ordinary systems buzz a panel in the kitchen. Where does yours buzz?',
    says(/your phone|phone rings|phone in your|any phone|by phone|phone call/i),
  ],
})
