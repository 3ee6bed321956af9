/**
 * Features that are announced only. The reply must name the one asked for and say so: whoever believes
 * that it is there was misled.
 */
import { labelled, says } from './labelled'
import { told } from './told'

const announced = says(told.announced)
/** Which of them, and that it is announced. */
const app = says(/\bapp\b/i, told.announced)
const keys = says(told.invisibleKeys, told.announced)
const notifications = says(/notifications|notices/i, told.announced)
const users = says(/multi-user|several people|shared among/i, told.announced)
const properties = says(/multi-property|several properties|every property/i, told.announced)
const smartHome = says(/smart-home/i, told.announced)
const software = says(/management (software|programs)/i, told.announced)
const analytics = says(/analytics/i, told.announced)
const controls = says(/controls/i, told.announced)

export const announcedFeatures = labelled('announced', {
  'iphone-app': ['Is there an iPhone app I can download?', app],
  'android-app': ['Where is your app in the Google Play store?', app],
  'native-app': ['When does the native app come?', app],
  keys: ['Can I send my babysitter an Invisible Key for Friday?', keys],
  'temporary-codes': ['Can I make a temporary code for a visitor on Saturday?', keys],
  'keys-what': ['What are Invisible Keys?', keys],
  notifications: ['Will I get smart notifications?', notifications],
  'multi-user': ['Can several managers of our HOA answer for the gate?', users],
  'both-spouses': ['Multi-user management: can my wife be added as a second user?', users],
  'multi-property': ['I own four properties. Can I manage all of them in one account?', properties],
  alexa: ['Does it integrate with smart-home systems?', smartHome],
  'property-software': ['Do you connect to property management software?', software],
  appfolio: ['We use AppFolio as property-management software. Is there an integration?', software],
  analytics: ['Do you offer advanced analytics on who came when?', analytics],
  'advanced-controls': ['What advanced controls do I have?', controls],
  whats_new: ['What new features are coming?', announced],
  roadmap: ['What is on your roadmap?', announced],
  'order-keys': ['I want to order the Invisible Keys add-on today', keys],
  'expired-code': ['How do I revoke a temporary access code I gave out?', keys],
  homekit: ['Can my smart home open the gate?', smartHome],
  nationwide: ['Is the service available in every state now?', says(told.year2026)],
  'family-answers': ['Can my husband and I both be users?', users],
  'analytics-figures': ['Where do I see figures on the use of my gates?', analytics],
  portfolio: [
    'As a landlord with several buildings I want one login for multiple properties',
    properties,
  ],
  'app-typo': ['iphne ap avalable yet', app],
  'keys-price': ['Do Invisible Keys come with the base plan?', keys],
})
