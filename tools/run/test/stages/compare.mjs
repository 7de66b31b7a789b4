import { compareScreens } from '../compare.mjs'

export const compare = {
  name: 'compare',
  holds: 'port',
  title: 'The screens of the mini-program and of the native app beside the web app’s',
  run: (context) => compareScreens(context),
}
