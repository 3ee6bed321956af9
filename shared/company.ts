/**
 * Every fact about the company: pages, quotes and Whisper's knowledge all read it here. Figures are
 * from the specification; facts that it doesn't give are made up and listed in `samples` below.
 * Amounts are whole US dollars.
 */
export const company = {
  name: 'Visitor Access',
  assistant: 'Whisper',
  /** Section 3, brand asset defaults. */
  tagline: 'Smart Property Access',
  secondaryTagline: 'Transform any gate or door into a remotely controlled entry point',

  /** Section 2, contact dialog: call for a quote, text for support, write to support. */
  quotePhone: '202-555-0142',
  supportText: '202-555-0143',
  /** Section 2, /privacy: voice only. */
  supportVoicePhone: '202-555-0144',
  supportEmail: 'support@visitoraccess.example',
  availability: '24/7',
  /** Section 2, contact dialog: the keywords for replies to a text message. */
  smsStop: 'STOP',
  smsHelp: 'HELP',

  /** Section 2, site frame: three networks. */
  networks: [
    { name: 'Facebook', url: 'https://facebook.example/visitor-access' },
    { name: 'Instagram', url: 'https://instagram.example/visitor-access' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/visitor-access' },
  ],
  /** Section 2, home page: the demo video's embed address, and its channel. */
  demoVideo: 'https://videos.example/embed/visitor-access',
  videoChannel: 'https://videos.example/visitor-access',
  /** Section 2, /about: founder and lead developer. */
  team: [
    {
      name: 'Avery Hinge',
      role: 'Founder',
      description: 'Started the company and talks with owners who ask for a quote.',
    },
    {
      name: 'Robin Latch',
      role: 'Lead Developer',
      description: 'Builds the gate system, the Control Center and this site.',
    },
  ],

  /** Section 9: the landing page and the knowledge base give different prices. Both are kept. */
  professionalInstallationFrom: 799,
  basicInstallation: 340,
  monthlyFrom: 47,
  /** Section 9: the price of a traditional call box. */
  callBoxFrom: 2000,
  callBoxTo: 4000,
  /** Section 9: the landing page and the knowledge base give different times. Both are kept. */
  installationHours: 4,
  installationHoursFrom: 2,
  installationHoursTo: 4,
  /** Section 9: with optional lifetime coverage. */
  warrantyYears: 1,
  /** Section 9, quote PDF. */
  quoteValidDays: 30,
  /** Section 9: the claims on encryption. */
  encryption: ['AES-256', 'RSA-4096'],
  /** Section 1: the cellular generation that the service mentions. */
  cellularGeneration: '3G',

  /** Section 2, /privacy: its last update, and the ages it names. */
  privacyUpdated: '2025-06-03',
  childUnder: 13,
  minorUnder: 18,

  /** Section 1, service area. */
  region: 'DC metro area',
  /** Section 9: nationwide expansion is announced for this year. */
  expansionYear: 2026,
  /** Section 3, service-area groups. */
  areas: {
    virginia: {
      name: 'Northern Virginia',
      neighborhoods: [
        'Alexandria',
        'Annandale',
        'Arlington',
        'Ashburn',
        'Fairfax',
        'Falls Church',
        'Great Falls',
        'McLean',
        'Reston',
        'Springfield',
        'Tysons',
        'Vienna',
      ],
    },
    dc: {
      name: 'Washington DC',
      neighborhoods: [
        'Adams Morgan',
        'Capitol Hill',
        'Cleveland Park',
        'Dupont Circle',
        'Foggy Bottom',
        'Georgetown',
        'Logan Circle',
        'Navy Yard',
        'Shaw',
      ],
    },
    maryland: {
      name: 'Maryland',
      neighborhoods: [
        'Bethesda',
        'Bowie',
        'Chevy Chase',
        'College Park',
        'Gaithersburg',
        'Potomac',
        'Rockville',
        'Silver Spring',
        'Takoma Park',
      ],
    },
  },
} as const

/**
 * Facts that are still made up: fictional names, 202-555-01xx, addresses under .example. The start
 * lists them. Enter the real fact, then remove its name here.
 */
export const samples = [
  'name',
  'quotePhone',
  'supportText',
  'supportVoicePhone',
  'supportEmail',
  'networks',
  'demoVideo',
  'videoChannel',
  'team',
  'areas',
] as const satisfies readonly (keyof typeof company)[]

/** A phone number as dialed by a link: `+12025550142`. US numbers only. */
export function dialed(phone: string): string {
  return `+1${phone.replace(/\D/g, '')}`
}
