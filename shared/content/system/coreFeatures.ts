import { section } from '../page'

export const coreFeatures = section({
  id: 'core-features',
  heading: 'Core Features',
  lead: 'Eight things every entry gets.',
  items: [
    {
      title: 'A code to scan',
      description:
        'The sign at the entry has a QR code. A phone’s camera is all it takes to read it.',
    },
    {
      title: 'A number to dial',
      description: 'Visitors who don’t scan dial the number on the sign.',
    },
    {
      title: 'A call, not an app',
      description: 'An ordinary phone call connects visitor and owner, so no app is needed.',
    },
    {
      title: 'Any phone will do',
      description:
        'A smartphone, an old flip phone or a desk phone: any of them can take the call.',
    },
    {
      title: 'Verified by you',
      description: 'The property owner or manager verifies every visitor personally, by voice.',
    },
    {
      title: 'Opened from anywhere',
      description: 'You open the gate or door, whether you’re upstairs or out of town.',
    },
    {
      title: 'For gates and for doors',
      description: 'The same sign and the same call work for a driveway gate and an entrance door.',
    },
    {
      title: 'The Control Center',
      description: 'You manage all of it in a web portal, the Control Center.',
    },
  ],
  source: [1, 2],
})
