import { section } from '../page'

export const coreFeatures = section({
  id: 'core-features',
  heading: 'Core Features',
  lead: 'Eight things that every entry gets.',
  items: [
    {
      title: 'A code to scan',
      description:
        'The sign at the entry carries a QR code, and a phone’s camera is all it takes to read it.',
    },
    {
      title: 'A number to dial',
      description: 'Whoever does not scan dials the number displayed on the sign.',
    },
    {
      title: 'A call, not an app',
      description:
        'Visitor and owner are connected by an ordinary phone call, so no app is needed.',
    },
    {
      title: 'Any phone will do',
      description:
        'A smartphone, an old one with keys or a desk phone: each of them takes the call.',
    },
    {
      title: 'Verified by you',
      description: 'The property owner or manager verifies every visitor in person, by voice.',
    },
    {
      title: 'Opened from anywhere',
      description: 'The gate or door opens on your word, whether you are upstairs or out of town.',
    },
    {
      title: 'For gates and for doors',
      description: 'The same sign and the same call serve a driveway gate and an entrance door.',
    },
    {
      title: 'The Control Center',
      description:
        'A web portal, the Control Center, is the place from which all of it is managed.',
    },
  ],
  source: [1, 2],
})
