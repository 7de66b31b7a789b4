import { Input } from '@tarojs/components'
import { fix } from './fix'

export default /*#__PURE__*/ fix(Input)
