/** Not in English: an honest admission is right, and so is a right answer. */
import { admits, labelled } from '../labelled'
import { told } from '../told'

const either = (language: string, ...facts: RegExp[]) =>
  admits(`Asked in ${language}.`, { orSays: facts })

export const otherLanguages = labelled('other language', {
  'h25-l-pa-app': [
    'ਕੀ ਸੰਗਤ ਨੂੰ ਕੋਈ ਐਪ ਡਾਊਨਲੋਡ ਕਰਨੀ ਪਵੇਗੀ?',
    either('Punjabi', /\bapp\b|nothing to install|ਐਪ/i),
  ],
  'h25-l-pa-price': ['ਹਰ ਮਹੀਨੇ ਕਿੰਨੇ ਡਾਲਰ ਲੱਗਣਗੇ?', either('Punjabi', told.monthly47)],
  'h25-l-es-hours': [
    '¿Cuánto tardan en dejarlo puesto en la tienda de especias?',
    either('Spanish', /\b4\b|four|cuatro/i),
  ],
  'h25-l-es-month': ['cuanto pago al mes como minimo', either('Spanish', told.monthly47)],
  'h25-l-es-garantia': [
    '¿Qué garantía trae el aparato?',
    either('Spanish', /(1|one)[ -]year|warranty of 1 year|(1|un) año|lifetime/i),
  ],
  'h25-l-hi-camera': ['क्या दरवाज़े पर कैमरा लगाया जा सकता है?', either('Hindi', /camera|कैमर/i)],
  'h25-l-de-contract': [
    'Muss unser Eisenbahnverein sich jahrelang binden?',
    either('German', /no long-term contract|not tied|no contract|vertrag/i),
  ],
  'h25-l-fr-quote': [
    'Notre petit club de péniches hésite : faut-il payer pour que vous chiffriez notre portail ?',
    either('French', /\bfree\b|gratuit/i),
  ],
  'h25-l-it-battery': [
    'Se manca la corrente, il cancello si apre lo stesso?',
    either('Italian', /battery|batteria/i),
  ],
  'h25-l-ru-phone': [
    'Подойдёт ли старый кнопочный телефон?',
    either('Russian', /any phone|old (phone|one)|whatever phone|each of them|телефон/i),
  ],
  'h25-l-ar-area': [
    'هل تعملون في الإسكندرية بولاية فرجينيا؟',
    either('Arabic', /Alexandria|Virginia|فرجينيا/),
  ],
  'h25-l-ja-install': ['設置費用はいくらからですか？', either('Japanese', told.onceAtAll)],
  'h25-l-so-number': [
    'Lambarkee baan u soo waci karaa si aan qiimo u helo?',
    either('Somali', told.quotePhone),
  ],
  'h25-l-ne-line': [
    'गेटमा इन्टरनेट लाइन चाहिन्छ कि चाहिँदैन?',
    either(
      'Nepali',
      /no phone line|no internet|none is needed|only power|internet|cellular|इन्टरनेट/i,
    ),
  ],
})
