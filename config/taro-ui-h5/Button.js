import { Button } from '@tarojs/components'
import { fix } from './fix'

export default /*#__PURE__*/ fix(Button)
