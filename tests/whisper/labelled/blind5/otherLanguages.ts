/** Other languages: the fact, in whatever language, or the admission. */
import { admits, labelled } from '../labelled'

const foreign = 'The sources are in English.'

export const otherLanguages = labelled('other language', {
  'f-es-porton': [
    'Quisiera saber el precio de la instalación para mi portón.',
    admits(foreign, { orSays: [/(?<![\d,.])(799|340)(?!\d)/] }),
  ],
  'f-es-escanear': [
    'buenas, no puedo escanear el codigo, como llamo a la persona de la casa',
    admits(foreign, { orSays: [/dial|marc|llam|number|número/i] }),
  ],
  'f-fr-appli': [
    "Mes invités doivent-ils installer une application ? C'est pour un portail à Bethesda.",
    admits(foreign, {
      orSays: [
        /no app|nothing to install|without (an|any) app|aucune application|sans application|pas d.application/i,
      ],
    }),
  ],
  'f-de-einbau': [
    'Wie lange dauert der Einbau?',
    admits(foreign, { orSays: [/\b(2|4|four|vier|zwei)\b[^.]*(hours?|Stunden)/i] }),
  ],
  'f-pt-rockville': [
    'Vocês atendem em Rockville? Moro num condomínio.',
    admits(foreign, { orSays: [/Rockville|Maryland/] }),
  ],
  'f-it-garanzia': [
    'Che garanzia date?',
    admits(foreign, { orSays: [/(1|one)[ -]year|un anno|1 anno|lifetime|a vita/i] }),
  ],
  'f-zh-tingdian': ['停电的时候门还能开吗?', admits(foreign, { orSays: [/battery|电池/i] })],
  'f-ko-price': ['설치비가 얼마예요?', admits(foreign, { orSays: [/(?<![\d,.])(799|340)(?!\d)/] })],
  'f-vi-wifi': [
    'Ngoài cổng nhà tôi không có wifi, có gắn được không?',
    admits(foreign, {
      orSays: [/no (phone|internet) line|only power|cellular|none is needed|không cần/i],
    }),
  ],
  'f-ar-line': [
    'هل تحتاج البوابة إلى خط هاتف؟',
    admits(foreign, {
      orSays: [/no phone line|only power|cellular|none is needed|لا (تحتاج|يلزم)/i],
    }),
  ],
  'f-ru-away': [
    'Можно открыть ворота, если меня нет дома?',
    admits(foreign, { orSays: [/remotely|wherever|anywhere|by phone|удал[её]нно|откуда/i] }),
  ],
  'f-tl-numero': [
    'Ano po ang numero ninyo para sa quote?',
    admits(foreign, { orSays: [/202-555-0142/] }),
  ],
  'f-ur-phone': [
    'کیا یہ عام پرانے فون پر بھی چلتا ہے؟',
    admits(foreign, { orSays: [/any phone|old (phone|one)|whatever phone|کسی بھی فون/i] }),
  ],
  'f-fa-camera': ['آیا دوربین هم دارد؟', admits(foreign, { orSays: [/camera|دوربین/i] })],
})
