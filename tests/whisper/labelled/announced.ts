/** Features that are announced only. The reply must say so: whoever believes they are there was misled. */
import { labelled, says } from './labelled'
import { told } from './told'

const announced = says(told.announced)

export const announcedFeatures = labelled('announced', {
  'iphone-app': ['Is there an iPhone app I can download?', announced],
  'android-app': ['Where is your app in the Google Play store?', announced],
  'native-app': ['When does the native app come?', announced],
  keys: ['Can I send my babysitter an Invisible Key for Friday?', announced],
  'temporary-codes': ['Can I make a temporary code for a visitor on Saturday?', announced],
  'keys-what': ['What are Invisible Keys?', announced],
  notifications: ['Will I get smart notifications?', announced],
  'multi-user': ['Can several managers of our HOA answer for the gate?', announced],
  'both-spouses': ['Multi-user management: can my wife be added as a second user?', announced],
  'multi-property': ['I own four properties. Can I manage all of them in one account?', announced],
  alexa: ['Does it integrate with smart-home systems?', announced],
  'property-software': ['Do you connect to property management software?', announced],
  appfolio: [
    'We use AppFolio as property-management software. Is there an integration?',
    announced,
  ],
  analytics: ['Do you offer advanced analytics on who came when?', announced],
  'advanced-controls': ['What advanced controls do I have?', announced],
  whats_new: ['What new features are coming?', announced],
  roadmap: ['What is on your roadmap?', announced],
  'order-keys': ['I want to order the Invisible Keys add-on today', announced],
  'expired-code': ['How do I revoke a temporary access code I gave out?', announced],
  homekit: ['Can my smart home open the gate?', announced],
  nationwide: ['Is the service available in every state now?', says(told.year2026)],
  'family-answers': ['Can my husband and I both be users?', announced],
  'analytics-figures': ['Where do I see figures on the use of my gates?', announced],
  portfolio: [
    'As a landlord with several buildings I want one login for multiple properties',
    announced,
  ],
  'app-typo': ['iphne ap avalable yet', announced],
  'keys-price': ['Do Invisible Keys come with the base plan?', announced],
})
