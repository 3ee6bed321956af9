/**
 * The control beside answerable.ts and unanswerable.ts: written after the retrieval was tuned and
 * never used for tuning, so that its rates show what a question nobody thought of can expect. Once it
 * has been used for tuning, write another.
 */
import type { Labelled } from './labelled'

export const unseenAnswerable: readonly Labelled[] = [
  { ask: 'pricing info please', says: ['$799'] },
  { ask: 'what do I pay each month', says: ['$47'] },
  { ask: 'is installing it extra or included', says: [/included/] },
  { ask: 'how does the cost compare to a call box', says: ['$2,000'] },
  { ask: 'do I have to commit for a year', says: [/no long-term contract/] },
  { ask: 'warranty length', says: [/1[- ]year/] },
  { ask: 'how do I get a price quote for my building', says: ['202-555-0142'] },
  { ask: 'how fast can you install', says: [/4 hours/] },
  { ask: 'What do I need to provide at the gate?', says: [/power/] },
  { ask: 'will I need to run an ethernet cable', says: [/internet/] },
  { ask: 'steps to install?', says: [/photos/] },
  { ask: 'what does the qr code do', says: [/scan/] },
  { ask: "my grandmother doesn't have a smartphone. can she visit?", says: [/any phone|dial/] },
  { ask: 'is there an app for this', says: [/app/] },
  { ask: 'can I open the door from another city', says: [/remotely/] },
  { ask: 'is this thing safe from hackers?', says: [/AES-256/] },
  { ask: 'does it come with a camera', says: [/camera/] },
  { ask: 'is battery backup available?', says: [/battery/] },
  { ask: 'are you going national', says: ['2026'] },
  { ask: 'do you cover Rockville', says: [/Rockville/] },
  { ask: 'email for support?', says: ['support@'] },
  { ask: 'do you work 24 hours', says: ['24/7'] },
  { ask: 'who sees my chat, is it saved', says: [/logged/] },
  { ask: 'can my wife and I both manage it', says: [/portal|multi-user/] },
]

export const unseenUnanswerable: readonly string[] = [
  'what do dealers buy the x-412 for',
  'how much does it cost to repair a broken gate arm',
  'do you offer military discount',
  'can I use my fingerprint',
  'what language is your software written in',
  'where can I park',
  'is there a bathroom nearby',
  'how much electricity does it consume',
  'What is the best pizza in Arlington?',
  'are you publicly traded',
  'what is the tallest gate you support',
  'can I see reviews',
  'when was the QR code invented',
  'do you have a fax number',
  'how do I delete my account',
]
