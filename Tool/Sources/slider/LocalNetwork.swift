import Foundation

/// The addresses at which other devices on the same network reach this machine.
enum LocalNetwork {
    /// Returns the IPv4 addresses of all interfaces that are up, except the loopback.
    static func addresses() -> [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list) { $0?.pointee.ifa_next }
            .prefix { $0 != nil }
            .compactMap { $0.flatMap { text(of: $0.pointee) } }
    }

    private static func text(of interface: ifaddrs) -> String? {
        let flags = UInt32(truncatingIfNeeded: interface.ifa_flags)
        guard let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
            flags & UInt32(truncatingIfNeeded: IFF_UP) != 0, flags & UInt32(truncatingIfNeeded: IFF_LOOPBACK) == 0
        else { return nil }
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard getnameinfo(address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0 else {
            return nil
        }
        return String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
