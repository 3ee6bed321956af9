/** On the equipment and what it can do: sounds like the subject, and the sources do not tell. */
import { admits, labelled } from '../labelled'

export const nearMissTechnical = labelled('near miss', {
  'd-frost': [
    'We get down to minus 15 in January, does the electronics survive that?',
    admits('No temperatures are told.'),
  ],
  'd-volts': [
    'my transformer puts out 24 volts AC, is that right for your controller',
    admits('The voltage is not told.'),
  ],
  'd-sign-size': ['how big is the sign in inches', admits('No measures of the sign are told.')],
  'd-sign-color': [
    'Our association only allows dark green at the entrance. What colors does the sign come in?',
    admits('Colors are not told.'),
  ],
  'd-solar-field': [
    'Gate is in the middle of a field. Could a solar panel feed it?',
    admits('Solar panels are not told.', { orSays: [/power at the (gate|entry)/i] }),
  ],
  'd-liftmaster': [
    'I have a LiftMaster LA400 swing opener. Will yours work with it?',
    admits('No makes of openers are told.'),
  ],
  'd-carrier': ['verizon or t-mobile?', admits('No carrier is named.')],
  'd-no-answer': [
    'What happens if I do not pick up, does it go to voicemail or ring somebody else?',
    admits('What follows an unanswered call is not told.', {
      orSays: [/not part of the service yet/i],
    }),
  ],
  'd-fire-truck': [
    'how would the fire department get in if I am not reachable',
    admits('Emergency services are not told.'),
  ],
  'd-calls-taped': [
    'if a salesman gets rude with me over the gate call, could I listen to it again afterwards?',
    admits('Whether calls at the gate are recorded is not told.'),
  ],
  'd-live-picture': [
    'When it rings do I see a live picture of them on my cell during the call?',
    admits('How a picture is shown is not told.'),
  ],
  'd-night-vision': ['does the camera see at night', admits('Nothing is told of night vision.')],
  'd-closes-after': [
    'how many seconds until the gate shuts again behind them',
    admits('When a gate closes is not told.'),
  ],
  'd-old-clickers': [
    'We have 40 remotes in the neighborhood, the little clickers. Do those keep on working?',
    admits('Existing remotes are not told.'),
  ],
  'd-arm-barrier': [
    'Would it raise a parking barrier arm in a garage?',
    admits('Barrier arms are not told.', { orSays: [/gates and (for )?doors/i] }),
  ],
  'd-how-many-codes': [
    'What is the maximum number of unique codes we can hand out?',
    admits('No number of codes is told.'),
  ],
  'd-data-plan': ['how many gigabytes a month does the thing use', admits('Data use is not told.')],
  'd-ring-delay': [
    'From scanning to my phone ringing, how many seconds are we talking about?',
    admits('No delay is told.'),
  ],
  'd-3g-sunset': [
    'Carriers shut down 3G years ago. What will you do about that?',
    admits('The end of 3G is not told.'),
  ],
  'd-ada': ['Is the sign ADA compliant for wheelchair users?', admits('ADA is not told.')],
  'd-soc2': ['do you have a SOC 2 report you can share', admits('No audits are told.')],
  'd-webhook': ['Is there a REST API or webhooks for the door events?', admits('No API is told.')],
  'd-deaf': [
    'My sister is deaf. How could she talk with me from the gate?',
    admits('Nothing is told for people who cannot hear.'),
  ],
  'd-abroad-rates': [
    'If I answer while in Portugal do I pay roaming for each visitor?',
    admits('Roaming is not told.'),
  ],
  'd-strike': [
    'what kind of electric strike do I need on the door, fail safe or fail secure',
    admits('Locks are not told.'),
  ],
  'd-bees': [
    'Wasps nest in everything here. Is the housing sealed tight?',
    admits('How tight the housing is is not told.'),
  ],
  'd-two-at-once': [
    'two cars come together and both scan, what then',
    admits('Two calls at a time are not told.'),
  ],
})
