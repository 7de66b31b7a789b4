// Installed because Taro's packages require them as peers, but used by no screen: kept out of the native apps, with the
// permissions that they request. Those of Expo are in package.json, under expo.autolinking.
const apart = { platforms: { ios: null, android: null } }

module.exports = {
  dependencies: {
    '@bam.tech/react-native-image-resizer': apart,
    '@react-native-camera-roll/camera-roll': apart,
  },
}
