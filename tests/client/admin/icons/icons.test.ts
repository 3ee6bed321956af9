import { expect, test } from 'vitest'
import { emotions } from '#shared/whisper/answer'
import { icons } from '../../../../client/admin/common/whisperIcons'
import { colors, iconName } from '../../../../client/admin/icons/icons'

test('every face that Whisper makes can be downloaded', () => {
  expect(icons.map(({ emotion }) => emotion)).toEqual(emotions)
})

test('a file is called by the icon’s name in small letters, and by its color where that is not black', () => {
  const names = icons.flatMap((icon) => colors.map((color) => iconName(icon, color, 'png')))
  expect(names).toEqual([
    'whisper-default.png',
    'whisper-default-white.png',
    'whisper-happy.png',
    'whisper-happy-white.png',
    'whisper-thinking.png',
    'whisper-thinking-white.png',
    'whisper-surprised.png',
    'whisper-surprised-white.png',
    'whisper-winking.png',
    'whisper-winking-white.png',
  ])
})
