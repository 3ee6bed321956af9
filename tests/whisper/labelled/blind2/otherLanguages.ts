/** In other languages than the sources: to admit is right, and so is the answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'
import { either } from './either'

const foreign = 'The sources are in English.'

export const otherLanguages = labelled('other language', {
  'c-spanish': [
    'Buenas, ¿cuánto hay que pagar al mes por el servicio?',
    admits(foreign, { orSays: [told.monthly47] }),
  ],
  'c-french': [
    'Bonjour, combien d’heures faut-il compter pour la pose chez nous ?',
    admits(foreign, { orSays: [either(told.hours, /\b(4|quatre) heures/)] }),
  ],
  'c-korean': [
    '손님이 앱을 설치해야 하나요?',
    admits(foreign, { orSays: [either(told.noApp, /앱/)] }),
  ],
  'c-chinese': [
    '请问你们在罗克维尔 (Rockville) 提供服务吗?',
    admits(foreign, { orSays: [/Rockville|Maryland|罗克维尔/] }),
  ],
  'c-vietnamese': [
    'Mất điện thì cổng có hoạt động không?',
    admits(foreign, { orSays: [either(told.battery, /pin|ắc quy/)] }),
  ],
  'c-amharic': [
    'ከቤት ውጭ ሆኜ በሩን መክፈት እችላለሁ?',
    admits(foreign, { orSays: [either(told.fromAnywhere, told.yourPhone, /ስልክ|አዎ/)] }),
  ],
  'c-arabic': [
    'هل يجب أن أوقع عقدا طويلا؟',
    admits(foreign, { orSays: [either(told.noContract, /عقد|عقود/)] }),
  ],
  'c-portuguese': [
    'Qual é a garantia que vem com o equipamento?',
    admits(foreign, { orSays: [either(told.warranty, /(1|um) ano/)] }),
  ],
  'c-german': [
    'Übernimmt die Hausratversicherung etwas, wenn jemand das Schild klaut?',
    admits('Insurers are not told of, in any language.'),
  ],
  'c-russian': [
    'Можно ли оплатить установку в рассрочку?',
    admits('Paying in parts is not told of, in any language.'),
  ],
})
