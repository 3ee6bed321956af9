/** Something is wrong, now: a fault, somebody shut out or in, danger. */
import { admits, type Expected, labelled, says } from '../labelled'
import { told } from '../told'

/** The sources know no remedy; whoever says where help is has helped. */
const toSupport: Expected = admits('No remedy is told.', {
  orSays: [/202-555-014[34]|support@visitoraccess\.example/i],
})
const emergency: Expected = admits('Emergencies are not told of.', {
  orSays: [/911|emergency|202-555-014[34]|support@visitoraccess\.example/i],
})

export const trouble = labelled('trouble', {
  'e-stuck-open': ['Our gate opened an hour ago and will not close any more!!', toSupport],
  'e-calls-dont-come': [
    'since this morning nobody who scans gets through to me. phone is on. help',
    toSupport,
  ],
  'e-hit-sign': ['A truck just flattened our sign and post, what now', toSupport],
  'e-trapped-parking': [
    'I am in the parking lot behind the gate and cannot get out, the manager is not picking up',
    toSupport,
  ],
  'e-smoke': [
    'I smell burning plastic by the post with your sticker on it and the cover is hot to touch',
    emergency,
  ],
  'e-child-gate': ['A childs arm is caught in the gate please hurry', emergency],
  'e-prowler': [
    'Some man has been pacing by my gate for an hour and scans it over and over, I am scared',
    emergency,
  ],
  'e-wrong-house': [
    'Your sign called a total stranger instead of the family I am visiting',
    toSupport,
  ],
  'e-beeping': ['The controller has been beeping all night. How do I make it stop?', toSupport],
  'e-need-support': ['It is broken again. Where do I text support?', says(told.supportText)],
  'e-code-wont-scan': [
    'The QR on the gate is all scratched, my phone will not take it and I am late for dinner',
    says(/dial/i),
  ],
  'e-speak-somebody': [
    'I am fed up, the thing fails every week. How do I reach a person about support?',
    says(told.anyNumber),
  ],
})
