import { LANGUAGE_CODES } from '@contract/base/languages'
import { chooseLanguage, firstLanguage, languageFor } from './choose'
import { currentTexts } from './current'

it.each([
  [['en-GB'], 'en'],
  [['fr', 'ja-JP', 'en'], 'jp'],
  [['zh-TW'], 'zhtw'],
  [['zh-CN'], 'zh'],
  [['zh'], 'zh'],
  [['fr'], 'es'],
  [[], 'es'],
])('answers the browser that wants %p in %s', (wanted, language) => expect(languageFor(wanted)).toBe(language))

it('keeps the chosen language on the device, and loads each', async () => {
  for (const language of LANGUAGE_CODES) {
    await chooseLanguage(language)
    expect(firstLanguage()).toBe(language)
    expect(currentTexts()?.language).toBe(language)
    expect(currentTexts()?.texts.common.save).not.toBe('')
  }
})
