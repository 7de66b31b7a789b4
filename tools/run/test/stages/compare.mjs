import { compareScreens } from '../compare.mjs'

export const compare = {
  name: 'compare',
  title: 'The mini-program’s screens beside the web app’s',
  run: (context) => compareScreens(context),
}
