import { fromRoot } from '../../shared/paths.mjs'
import { compareScreens, takePictures } from '../runners/compare.mjs'
import { addUp } from '../sums.mjs'

export const pictures = {
  name: 'pictures',
  cores: 2,
  chromium: 'needed',
  reports: ['compare', 'gallery'],
  title: 'New pictures of the screens for docs/screens.md',
  async run(context) {
    const compared = await compareScreens(context, fromRoot('docs/pictures/screens'))
    return addUp([compared, await takePictures(context, fromRoot('docs/pictures/themes'))])
  },
}
