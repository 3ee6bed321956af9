// @ts-check
/** Visitors' questions: short and long, some that Whisper can answer and some that it can't. */
export const questions = [
  'How much does it cost?',
  'How long does the installation take?',
  'What happens when a visitor scans the QR code at my gate?',
  'Do you install in Arlington?',
  'Is there a contract?',
  'Does it work without internet at the gate?',
  'My gate has no phone line and the old intercom is broken. Can your system open it anyway?',
  'Which warranty do I get?',
  'Can my tenants use it with any phone?',
  'hello',
  'Do you have a camera option, and a battery for when the power goes out?',
  'What is the capital of Australia?',
]
