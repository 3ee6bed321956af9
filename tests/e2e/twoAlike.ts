/** Two entries that match a question equally, so that Whisper offers both. */
export const solarQuestion = 'Which solar panel do I need?'
export const sliding = 'Solar panel for a sliding gate'
export const swing = 'Solar panel for a swing gate'
export const eighty = 'For a sliding gate the solar panel has 80 watts.'
export const twoAlike = [
  { id: 'sliding', title: sliding, content: eighty },
  { id: 'swing', title: swing, content: 'For a swing gate the solar panel has 40 watts.' },
]
