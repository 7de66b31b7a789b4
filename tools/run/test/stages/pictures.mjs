import { fromRoot } from '../../shared/paths.mjs'
import { compareScreens } from '../compare.mjs'

export const pictures = {
  name: 'pictures',
  alone: true,
  title: 'New pictures of the screens for docs/screens.md',
  run: (context) => compareScreens(context, fromRoot('docs/pictures/screens')),
}
