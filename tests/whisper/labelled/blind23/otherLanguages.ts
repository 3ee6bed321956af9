/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h23-l-el-price': [
    'Πόσο κοστίζει η εγκατάσταση για την ενορία μας;',
    either('Greek', told.onceAtAll),
  ],
  'h23-l-el-app': [
    'Χρειάζονται οι επισκέπτες κάποια εφαρμογή;',
    either('Greek', /\bapp\b|nothing to install|εφαρμογή/i),
  ],
  'h23-l-es-month': [
    'Soy costurera y gano poquito, ¿desde qué precio mensual empieza lo de ustedes?',
    either('Spanish', told.monthly47),
  ],
  'h23-l-es-bethesda': [
    'Tengo una escuela de manejo en Rockville, ¿llegan hasta acá?',
    either('Spanish', /Rockville|Maryland/),
  ],
  'h23-l-es-text': [
    '¿A qué número mando un mensaje de texto para soporte?',
    either('Spanish', told.supportText),
  ],
  'h23-l-fr-hours': [
    "Combien d'heures dure l'installation chez un chocolatier ?",
    either('French', /\b4\b|four|quatre/i),
  ],
  'h23-l-fr-free': [
    'Je tiens une petite chocolaterie à Washington ; faut-il payer pour recevoir votre devis ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h23-l-de-warranty': [
    'Unsere Eisbahn fragt: Ein Jahr, zwei Jahre, wie viel Garantie geben Sie denn?',
    either('German', /(1|one)[ -]year|warranty of 1 year|ein(em|es)? Jahr|1 Jahr/i),
  ],
  'h23-l-it-camera': [
    'Vorrei anche vedere chi suona da noi al museo dei trenini: una telecamera è possibile?',
    either('Italian', /camera|telecamera/i),
  ],
  'h23-l-ru-contract': [
    'Нужно ли подписывать долгосрочный договор?',
    either('Russian', /no long-term contract|not tied|no contract|договор/i),
  ],
  'h23-l-zh-battery': ['停电的时候门还能打开吗？', either('Chinese', /battery|电池/i)],
  'h23-l-ko-phone': [
    '오래된 전화기로도 받을 수 있나요?',
    either('Korean', /any phone|old (phone|one)|전화/i),
  ],
  'h23-l-ar-quote': [
    'أنا صاحب مدرسة لتعليم القيادة وأريد أن أتصل بكم لأعرف التكلفة، فما الرقم؟',
    either('Arabic', told.quotePhone),
  ],
  'h23-l-vi-founder': ['Ai là người sáng lập công ty?', either('Vietnamese', told.founder)],
})
