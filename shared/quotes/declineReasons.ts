/** The reasons a customer can choose for a decline, besides their own words. */
export const declineReasons = [
  'Costs too much',
  'Not now',
  'Chose another company',
  'Something else',
] as const
