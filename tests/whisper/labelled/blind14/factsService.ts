/** What the service is and does, as neighbors, drivers and managers ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsService = labelled('fact', {
  'h14-sailing-sales': [
    "I'm vice commodore of a sailing club and saw your name on a truck. What is Visitor Access?",
    says(
      /visitor access service|replaces the intercom|connected (to you )?by phone|phone rings|open (the|it|a) (gate|door)/i,
    ),
  ],
  'h14-customer-scan': [
    'How does a customer at our nursery gate get connected to me?',
    says(told.scanOrDial),
  ],
  'h14-patients-app': ['Is an app needed on the patients’ side?', says(told.noApp)],
  'h14-deskphone-ok': [
    'At the front desk we only have a desk phone. Does that work for answering?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h14-replaces-intercom': [
    'Does this take the place of the intercom in our lobby?',
    says(told.replaces),
  ],
  'h14-runs-on': ['what does it run on', says(told.power, told.cellular)],
  'h14-phone-line-needed': [
    'Out by the road we never had a phone line laid. Is one required?',
    says(
      /no phone line|no internet line|only power|none is needed|in place of a wire|buried cable/i,
    ),
  ],
  'h14-gates-or-doors': ['Gates only, or front doors as well?', says(told.doors)],
  'h14-residents-made': ['Who is it made for?', says(/owners?|small business|residents?/i)],
  'h14-portal-name': [
    'Our super will be running the settings from his laptop. What is that web portal of yours named?',
    says(told.controlCenter),
  ],
  'h14-who-verifies': [
    'Building manager asking: who verifies a visitor, your company or one of us?',
    says(told.ownerDecides),
  ],
  'h14-extras-list': [
    'Go over the optional extras with me, dear, all of them, I have a pencil.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h14-holds-optional': [
    'Would scheduled gate holds be thrown in at our garden center or do they count as one of the optional things?',
    says(/optional|extra/i),
  ],
  'h14-trusted-way': ['Trusted visitors: by what means do they enter?', says(told.trusted)],
  'h14-encryption-type': [
    'My teenager asks what kind of encryption protects it.',
    says(/aes-256|rsa-4096/i),
  ],
  'h14-patented': [
    'Retired engineer, just curious: is there a patent behind the technology?',
    says(told.patent),
  ],
  'h14-dc-hoods': [
    'I drive a taxi all over the District. In which DC neighborhoods might I come across your signs, by name?',
    says(/Georgetown/, /Capitol Hill/, /Shaw/),
  ],
  'h14-md-towns': ['Which Maryland towns do you serve?', says(/Bethesda/, /Bowie/, /Potomac/)],
  'h14-bowie': ['I live in Bowie. Would you come out to me?', says(/Bowie|Maryland/)],
  'h14-mclean': [
    'Taxi company with a lot in McLean, can we sign up?',
    says(/McLean|Northern Virginia/),
  ],
  'h14-cleveland-park': [
    'Brownstone in Cleveland Park. Are you active in that neighborhood?',
    says(/Cleveland Park|Washington,? D\.?C/i),
  ],
  'h14-three-steps': [
    'Walk me through an installation the way you’d explain it to a newcomer, step by step.',
    says(told.photos, told.professional),
  ],
  'h14-how-long-install': [
    'How long will the technician be at our dental practice for an installation?',
    says(told.hours),
  ],
  'h14-not-for': [
    'Be straight with me about the sites you turn away: where does this thing just not work?',
    says(/without power|no power/i, /without cellular|no cellular/i, told.underwater),
  ],
  'h14-camera-fails': [
    'Rain all over my lens, the QR code on this sign isn’t reading. What else can I do to get hold of the owner?',
    says(told.dial),
  ],
  'h14-far-open': [
    'I drive long haul. Can I open my home gate from Tennessee?',
    says(told.fromAnywhere),
  ],
})
