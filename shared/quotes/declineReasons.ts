/** What a customer can choose as the reason of a decline, beside their own words. */
export const declineReasons = [
  'Costs too much',
  'Not now',
  'Chose another company',
  'Something else',
] as const
